import { ConfirmDialog } from '@org/ui/primitives'
import { styled } from 'styled-components'
import type { Run, RunStepName } from '../run.ts'
import { outcomeOf } from '../run-outcome.ts'
import { onboardingTexts } from '../texts.ts'

const words = onboardingTexts.dropQuestion

const Outcome = styled.dl`
  display: grid;
  gap: var(--ph-space-1);
  margin: 0;

  dt {
    font-weight: 650;
  }

  dd + dt {
    margin-top: var(--ph-space-3);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

const Draft = styled.p`
  margin: var(--ph-space-4) 0 0;
  color: var(--ph-color-muted);
`

export interface DropQuestionProps {
  run: Run
  onDrop: () => void
  onStay: () => void
}

/** Asks before an unfinished saving is given up, and says what of it stays all the same. */
export function DropQuestion({ run, onDrop, onStay }: DropQuestionProps) {
  const { kept, open, missed } = outcomeOf(run)
  const things = (names: readonly RunStepName[]) =>
    names.map((name) => words.things[name](run.draft))
  const employees = run.draft.employeeIds.length > 0 ? [words.employees] : []
  const groups = [
    { title: words.kept, lines: [...things(kept), ...employees] },
    { title: words.open, lines: open === null ? [] : things([open]) },
    { title: words.missed, lines: things(missed) },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <ConfirmDialog
      title={words.title}
      isOpen
      isDangerous
      labels={{ no: words.no, yes: words.yes }}
      onConfirm={onDrop}
      onCancel={onStay}
    >
      <Outcome>
        {groups.flatMap(({ title, lines }) => [
          <dt key={title}>{title}</dt>,
          ...lines.map((line) => <dd key={`${title} ${line}`}>{line}</dd>),
        ])}
      </Outcome>
      <Draft>{words.draft}</Draft>
    </ConfirmDialog>
  )
}
