import { durationInWords, stopwatch } from '#shared/duration.ts'
import { amountInShort } from '#shared/amount.ts'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { detailTexts } from './texts.ts'
import type { TimelineBloc, TimelineEntry } from './timeline.ts'
import {
  Amount,
  BlocHead,
  BlocPlace,
  Entries,
  Entry,
  Named,
  Rest,
  Start,
  Thumbnail,
} from './timeline-list.styles.ts'

/** A session from its first to its last exercise, with the time at which each begins. */
export function TimelineList({ blocs }: { blocs: readonly TimelineBloc[] }) {
  return blocs.map((bloc, index) => (
    // The index serves as key, because blocs have no id and never change places here.
    <BlocPlace key={index}>
      <BlocHead>
        {bloc.title && <h3>{bloc.title}</h3>}
        {bloc.rounds > 1 && <strong>{detailTexts.rounds(bloc.rounds)}</strong>}
        <span>
          {bloc.isApproximate
            ? detailTexts.about(durationInWords(bloc.seconds))
            : durationInWords(bloc.seconds)}
        </span>
        {bloc.description && <p>{bloc.description}</p>}
      </BlocHead>
      <Entries>
        {bloc.entries.map((entry) => (
          <TimelineRow key={entry.startsAt} entry={entry} />
        ))}
      </Entries>
    </BlocPlace>
  ))
}

function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { startsAt, exercice, load, note, restSeconds } = entry
  return (
    <Entry>
      <Start>{stopwatch(startsAt)}</Start>
      <Thumbnail>
        <ExercicePicture {...exercice} />
      </Thumbnail>
      <Named>
        <strong>{exercice.title}</strong>
        {load && <b>{load}</b>}
        {note && <span>{note}</span>}
        {exercice.description && <span>{exercice.description}</span>}
        {restSeconds > 0 && <Rest>{detailTexts.rest(restSeconds)}</Rest>}
      </Named>
      <Amount>{amountInShort(entry)}</Amount>
    </Entry>
  )
}
