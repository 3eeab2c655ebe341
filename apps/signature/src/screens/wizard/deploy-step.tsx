import { BannerMessage, Button, Link, ProgressBar } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { isFinished, type Run } from '../../onboarding/run.ts'
import { paths } from '../../shell/paths.ts'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { afterWizard } from '../company/next-steps/after-wizard.ts'
import { finishSteps, useFinishTimer } from './use-finish-timer.ts'
import { Column } from './wizard-page.styles.ts'
import { WizardSummary, type WizardSummaryProps } from './wizard-summary.tsx'

/** Step 4: tells what will be saved, saves it, then leads home. */
export function DeployStep(summary: WizardSummaryProps) {
  const { wizardCase } = summary
  const { run } = useAppSelector(selectOnboarding)
  return (
    <Column>
      {wizardCase === 'member' && (
        <BannerMessage
          tone="info"
          title={texts.onboarding.memberTitle}
          actions={
            <Link href={paths.ownOrganisation} appearance="primary">
              {texts.ownOrganisation.title}
            </Link>
          }
        >
          {texts.onboarding.memberHelp}
        </BannerMessage>
      )}
      {wizardCase !== 'member' && !run && <WizardSummary {...summary} />}
      {run && !isFinished(run) && <Saving run={run} onRename={summary.onRename} />}
      {run && isFinished(run) && <Finishing run={run} />}
    </Column>
  )
}

function Saving({ run, onRename }: { run: Run } & Pick<WizardSummaryProps, 'onRename'>) {
  const refusedName = run.failure?.refusedName
  const done = run.steps.filter(({ isDone }) => isDone).length
  const current = run.steps.find(({ isDone }) => !isDone)
  return (
    <>
      <ProgressBar
        label={run.failure ? texts.onboarding.stopped : texts.onboarding.deploying}
        value={done}
        max={run.steps.length}
        valueLabel={current ? texts.onboarding.runSteps[current.name] : ''}
      />
      {refusedName && (
        <div>
          <Button onPress={() => onRename(refusedName)}>
            {texts.onboarding.rename[refusedName]}
          </Button>
        </div>
      )}
    </>
  )
}

/** Leads home, where the run that is done with is closed. */
function Finishing({ run }: { run: Run }) {
  const navigate = useNavigate()
  const state = run.kind === 'wizard' ? afterWizard : null
  const finish = useCallback(
    () => void navigate(paths.home, { replace: true, state }),
    [navigate, state],
  )
  const left = useFinishTimer(finish)
  return (
    <ProgressBar
      label={texts.onboarding.finishing}
      value={finishSteps - left}
      max={finishSteps}
      valueLabel=""
    />
  )
}
