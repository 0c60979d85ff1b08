// Friends and clubs: fetched together when one of their pages is opened.

export { ClubPage } from "./club.tsx";
export { ClubsPage } from "./clubs.tsx";
export { FriendsPage } from "./friends.tsx";
