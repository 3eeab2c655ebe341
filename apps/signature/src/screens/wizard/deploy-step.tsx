import { BannerMessage, ProgressBar } from '@org/ui/primitives'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { runClosed, selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { isFinished, type Run } from '../../onboarding/run.ts'
import { paths } from '../../shell/paths.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { finishSteps, useFinishTimer } from './use-finish-timer.ts'
import type { WizardCase } from './use-wizard-case.ts'
import { Column } from './wizard-page.styles.ts'

/** Step 4: saves what was designed, then leads home. */
export function DeployStep({ wizardCase }: { wizardCase: WizardCase }) {
  const { run } = useAppSelector(selectOnboarding)
  return (
    <Column>
      {wizardCase === 'member' && (
        <BannerMessage tone="info" title={texts.onboarding.memberTitle}>
          {texts.onboarding.memberHelp}
        </BannerMessage>
      )}
      {wizardCase !== 'member' && !run && <Ready wizardCase={wizardCase} />}
      {run && !isFinished(run) && <Saving run={run} />}
      {run && isFinished(run) && <Finishing />}
    </Column>
  )
}

function Ready({ wizardCase }: { wizardCase: WizardCase }) {
  const isFirst = wizardCase === 'onboarding'
  return (
    <div>
      <h2>{isFirst ? texts.onboarding.ready : texts.onboarding.onboardedTitle}</h2>
      <p>{isFirst ? texts.onboarding.readyHelp : texts.onboarding.onboardedHelp}</p>
    </div>
  )
}

function Saving({ run }: { run: Run }) {
  const done = run.steps.filter(({ isDone }) => isDone).length
  const current = run.steps.find(({ isDone }) => !isDone)
  return (
    <ProgressBar
      label={texts.onboarding.deploying}
      value={done}
      max={run.steps.length}
      valueLabel={current ? texts.onboarding.runSteps[current.name] : ''}
    />
  )
}

function Finishing() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  const finish = useCallback(() => {
    isLeaving.current = true
    void navigate(paths.home, { replace: true })
  }, [navigate])
  // Closing empties the draft: done earlier, the wizard would show its first step before it is gone.
  useEffect(
    () => () => {
      if (isLeaving.current) dispatch(runClosed())
    },
    [dispatch],
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
