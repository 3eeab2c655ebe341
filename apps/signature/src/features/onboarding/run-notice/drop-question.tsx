import { ConfirmDialog } from '@org/ui/primitives'
import { styled } from 'styled-components'
import type { Run, RunStepName } from '../run.ts'
import { outcomeOf } from '../run-outcome.ts'
import { onboardingTexts } from '../texts.ts'

const labels = onboardingTexts.dropQuestion

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

/**
 * Asks for confirmation before an unfinished run is dropped, and lists what has been saved, what
 * may have been saved, and what has not.
 */
export function DropQuestion({ run, onDrop, onStay }: DropQuestionProps) {
  const { kept, open, missed } = outcomeOf(run)
  const things = (names: readonly RunStepName[]) =>
    names.map((name) => labels.things[name](run.draft))
  const employees = run.draft.employeeIds.length > 0 ? [labels.employees] : []
  const groups = [
    { title: labels.kept, lines: [...things(kept), ...employees] },
    { title: labels.open, lines: open === null ? [] : things([open]) },
    { title: labels.missed, lines: things(missed) },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <ConfirmDialog
      title={labels.title}
      isOpen
      isDangerous
      labels={{ no: labels.no, yes: labels.yes }}
      onConfirm={onDrop}
      onCancel={onStay}
    >
      <Outcome>
        {groups.flatMap(({ title, lines }) => [
          <dt key={title}>{title}</dt>,
          ...lines.map((line) => <dd key={`${title} ${line}`}>{line}</dd>),
        ])}
      </Outcome>
      <Draft>{labels.draft}</Draft>
    </ConfirmDialog>
  )
}
