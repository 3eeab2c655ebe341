import { Button, TextField } from '@org/ui/primitives'
import { DayField } from '#shared/forms/day-field.tsx'
import { LargeDialog } from '#shared/large-controls.styles.ts'
import { texts } from '#shared/texts.ts'
import { countsTexts } from '../texts.ts'
import type { CountEntry, EntryProblem, TypedLot } from './count-entry.ts'
import { Stack } from './count.styles.ts'
import { RefusedEntry } from './refused-entry.tsx'
import type { Counting } from './use-counting.ts'

type ProblemOf<Kind extends EntryProblem['kind']> = Extract<EntryProblem, { kind: Kind }>

interface QuestionProps {
  entry: CountEntry
  counting: Counting
}

/** The problems about which a dialog asks the person. */
const questions: readonly EntryProblem['kind'][] = ['counted', 'lot']

/**
 * Asks the person about entries with a problem, one question at a time. Refused entries stay until
 * they are dismissed.
 */
export function EntryQuestions({ counting }: { counting: Counting }) {
  const { entries } = counting
  const asked = entries.find(({ problem }) => problem && questions.includes(problem.kind))
  return (
    <>
      {entries.map(
        (entry) =>
          entry.problem &&
          !questions.includes(entry.problem.kind) && (
            <RefusedEntry
              key={entry.id}
              entry={entry}
              problem={entry.problem}
              counting={counting}
            />
          ),
      )}
      {asked?.problem?.kind === 'counted' && (
        <AlreadyCounted key={asked.id} entry={asked} problem={asked.problem} counting={counting} />
      )}
      {asked?.problem?.kind === 'lot' && (
        <LotQuestion key={asked.id} entry={asked} counting={counting} />
      )}
    </>
  )
}

function AlreadyCounted({
  entry,
  problem: { line, qty },
  counting,
}: QuestionProps & { problem: ProblemOf<'counted'> }) {
  const answer = (mode: CountEntry['mode']) =>
    counting.answer(entry.id, {
      mode,
      qty,
      productId: line.productId,
      revision: line.revision,
    })
  // A typed quantity is the total of the line, so adding it would make no sense.
  const isTyped = entry.mode === 'replace'
  return (
    <LargeDialog
      title={countsTexts.alreadyTitle(line.qty, line.person)}
      isOpen
      isBlocking
      role="alertdialog"
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => counting.drop(entry.id)}>{texts.cancel}</Button>
          <Button variant={isTyped ? 'primary' : 'secondary'} onPress={() => answer('replace')}>
            {countsTexts.replace(qty)}
          </Button>
          {!isTyped && (
            <Button variant="primary" onPress={() => answer('add')}>
              {countsTexts.add(line.qty + qty)}
            </Button>
          )}
        </>
      }
    >
      {isTyped ? countsTexts.changedTo(line.name, qty) : countsTexts.alreadyHelp(line.name, qty)}
    </LargeDialog>
  )
}

/**
 * Returns the change to the entry: the lot, the expiry or both, whichever the person has typed. A lot
 * of the label that the person has kept does not count as typed.
 */
function answerOf({ lot, expiry }: TypedLot, former: CountEntry): Partial<CountEntry> {
  return {
    lot: lot.trim() || undefined,
    isLotTyped: lot.trim() !== '' && lot.trim() !== former.lot,
    expiry: expiry || undefined,
    typed: undefined,
  }
}

function LotQuestion({ entry, counting }: QuestionProps) {
  const { lot, expiry } = entry.typed ?? { lot: entry.lot ?? '', expiry: entry.expiry ?? '' }
  const type = (change: Partial<TypedLot>) => counting.type(entry.id, { lot, expiry, ...change })
  const answer = (typed: TypedLot) => counting.answer(entry.id, answerOf(typed, entry))
  return (
    <LargeDialog
      title={countsTexts.lotTitle}
      isOpen
      isBlocking
      size="small"
      onClose={() => undefined}
      actions={
        <>
          <Button onPress={() => counting.drop(entry.id)}>{texts.cancel}</Button>
          <Button onPress={() => answer({ lot: '', expiry: '' })}>{countsTexts.noLot}</Button>
          <Button
            variant="primary"
            isDisabled={lot.trim() === '' && expiry === ''}
            onPress={() => answer({ lot, expiry })}
          >
            {countsTexts.count}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{countsTexts.lotHelp(counting.known(entry.code)?.product.name ?? entry.code)}</p>
        <TextField
          label={countsTexts.lot}
          value={lot}
          maxLength={90}
          onChange={(next) => type({ lot: next })}
        />
        <DayField
          label={countsTexts.expiry}
          value={expiry}
          onChange={(next) => type({ expiry: next })}
        />
      </Stack>
    </LargeDialog>
  )
}
