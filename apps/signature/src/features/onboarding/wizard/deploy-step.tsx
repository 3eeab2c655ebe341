import { BannerMessage, Button, Link, ProgressBar } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectOnboarding } from '../onboarding-slice.ts'
import { isFinished, type Run } from '../run.ts'
import { paths } from '#shared/paths.ts'
import { useAppSelector } from '@org/app-kit'
import { onboardingTexts } from '../texts.ts'
import { wizardTexts } from './texts.ts'
import { afterWizard } from '#features/company'
import { finishSteps, useFinishTimer } from './use-finish-timer.ts'
import { Column } from './wizard-page.styles.ts'
import { WizardSummary, type WizardSummaryProps } from './wizard-summary.tsx'
import { texts } from '#shared/texts.ts'
import { PhoneRuleProvider } from '#shared/phone-rule-provider.tsx'

/** Step 4: shows what will be saved, saves it, then navigates home. */
export function DeployStep(summary: WizardSummaryProps) {
  const { wizardCase } = summary
  const { run } = useAppSelector(selectOnboarding)
  return (
    <Column>
      {wizardCase === 'member' && (
        <BannerMessage
          tone="info"
          title={wizardTexts.memberTitle}
          actions={
            <Link href={paths.ownOrganisation} appearance="primary">
              {texts.ownOrganisation}
            </Link>
          }
        >
          {wizardTexts.memberHelp}
        </BannerMessage>
      )}
      {wizardCase !== 'member' && !run && (
        <PhoneRuleProvider>
          <WizardSummary {...summary} />
        </PhoneRuleProvider>
      )}
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
        label={run.failure ? wizardTexts.stopped : wizardTexts.deploying}
        value={done}
        max={run.steps.length}
        valueLabel={current ? onboardingTexts.runSteps[current.name] : ''}
      />
      {refusedName && (
        <div>
          <Button onPress={() => onRename(refusedName)}>{wizardTexts.rename[refusedName]}</Button>
        </div>
      )}
    </>
  )
}

/** Navigates home, where the finished run is closed. */
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
      label={wizardTexts.finishing}
      value={finishSteps - left}
      max={finishSteps}
      valueLabel=""
    />
  )
}
