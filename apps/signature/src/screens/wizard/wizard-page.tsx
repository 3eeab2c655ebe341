import { selectIsLoggedIn, selectSession } from '@org/app-kit'
import { Button, Stepper } from '@org/ui/primitives'
import { useState } from 'react'
import { draftFaults } from '../../onboarding/draft-faults.ts'
import { draftChanged, runRequested, selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { isFinished } from '../../onboarding/run.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { PageLoading } from '../messages/message-screens.tsx'
import { PageTitle } from '../shared/page-title.tsx'
import { SignInWays } from '../sign-in/identity/sign-in-ways.tsx'
import { DeployStep } from './deploy-step.tsx'
import { DesignStep } from './design-step.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { DraftFaults } from './draft-faults.tsx'
import { EmployeesStep } from './employees-step.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useWizardCase } from './use-wizard-case.ts'
import { Bottom, Narrow, Top, Wizard } from './wizard-page.styles.ts'
import { WizardStage } from './wizard-stage.tsx'
import { shownStep, wizardSteps } from './wizard-step.ts'

/** Onboarding: design a signature, sign in, add employees, deploy. */
export function WizardPage() {
  const dispatch = useAppDispatch()
  const { draft, isLoaded, run, isRunning } = useAppSelector(selectOnboarding)
  const { isRestoring } = useAppSelector(selectSession)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const wizardCase = useWizardCase()
  const [isNaming, setNaming] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  if (!isLoaded || isRestoring) return <PageLoading />

  // What is being saved, or was saved, is not edited any more: the wizard leads home from here.
  const isClosing = run !== null && run.kind !== 'register' && (isRunning || isFinished(run))
  const hasEmployeesStep = wizardCase === 'onboarding'
  const step = isClosing
    ? wizardSteps.deploy
    : shownStep(draft.step, { isLoggedIn, hasEmployeesStep })
  const faults = step === wizardSteps.design ? draftFaults(draft.signatureData) : []
  /** Told while it is designed: after signing in it would stop the saving. */
  const isRefused = () => {
    setRefused(faults.length > 0)
    return faults.length > 0
  }
  const goTo = (next: number) => dispatch(draftChanged({ step: next }))
  const canRun = wizardCase !== 'member' && !isRunning && !run
  const next = () => {
    if (isRefused()) return
    if (step === wizardSteps.design) return setNaming(true)
    if (step === wizardSteps.employees) goTo(wizardSteps.deploy)
    dispatch(runRequested(wizardCase === 'template' ? 'template' : 'wizard'))
  }
  const isNextDisabled =
    step === wizardSteps.login || (step === wizardSteps.deploy && !canRun) || isRunning
  return (
    <Wizard>
      <PageTitle title={texts.onboarding.title} />
      <Top>
        <h1>{texts.onboarding.title}</h1>
        <Stepper
          label={texts.onboarding.stepsLabel}
          steps={texts.onboarding.steps}
          current={step}
          onSelect={(next) => {
            if (next === step || !isRefused()) goTo(next)
          }}
          canSelect={() => !isClosing}
        />
        {wasRefused && <DraftFaults faults={faults} />}
        <DraftConflict />
      </Top>
      <WizardStage step={step}>
        {step === wizardSteps.design && <DesignStep />}
        {step === wizardSteps.login && (
          <Narrow>
            <SignInWays />
          </Narrow>
        )}
        {step === wizardSteps.employees && <EmployeesStep />}
        {step === wizardSteps.deploy && <DeployStep wizardCase={wizardCase} />}
      </WizardStage>
      <Bottom>
        <Button variant="primary" isDisabled={isNextDisabled} onPress={next}>
          {texts.onboarding.next}
        </Button>
      </Bottom>
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onSave={(signatureName) => {
            setNaming(false)
            dispatch(draftChanged({ signatureName, step: wizardSteps.login }))
          }}
        />
      )}
    </Wizard>
  )
}
