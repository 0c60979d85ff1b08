// How well each seat decided, in all and by phase, and what luck did.

import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import type { GameModule } from "../table/contract.ts";
import { DataTable } from "../ui/datatable.tsx";
import { Flag } from "../ui/flag.tsx";

type AccuraciesProps = { session: Session; game: GameModule; review: Api.ReviewText };

export function Accuracies({ session, game, review }: AccuraciesProps) {
  const phases = [...new Set(review.seats.flatMap((seat) => seat.phases.map(({ name }) => name)))];
  const luck = review.seats.some((seat) => seat.luck !== null);
  const of = (seat: Api.SeatText, phase: string) => seat.phases.find(({ name }) => name === phase)?.accuracy;
  const { seats } = session.state.value;
  return (
    <section>
      <h3 id="review-accuracy">{t("Accuracy")}</h3>
      <p class="muted">
        {t("Of what the best decisions found would have brought beyond doing nothing, the part that was brought.")}
      </p>
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="review-accuracy">
        <DataTable
          class="review-accuracies"
          headings={[t("Player"), t("All"), ...phases, t("Lost"), ...(luck ? [t("Luck of the dice")] : [])]}
        >
          {review.seats.map((seat, at) => (
            <tr key={at}>
              <th scope="row">
                <Flag nation={seats[at]!.nation} style={game.style(session, at)} number={at + 1} /> {session.name(at)}
              </th>
              <td>
                <b>{seat.accuracy.toLocaleString()}</b>
              </td>
              {phases.map((phase) => (
                <td key={phase}>{of(seat, phase)?.toLocaleString() ?? "–"}</td>
              ))}
              <td>{seat.lost}</td>
              {luck && <td>{seat.luck_told}</td>}
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}
