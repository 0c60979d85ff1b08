export { Clauses } from "../table/clauses.tsx";
