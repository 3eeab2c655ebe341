import { selectIsLoggedIn, selectSession } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { useState } from 'react'
import { draftChanged, runRequested, selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { PageLoading } from '../messages/message-screens.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import { DeployStep } from './deploy-step.tsx'
import { DesignStep } from './design-step.tsx'
import { EmployeesStep } from './employees-step.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useWizardCase } from './use-wizard-case.ts'
import { Bottom, Narrow, Stage, Top, Wizard } from './wizard-page.styles.ts'
import { WizardSteps } from './wizard-steps.tsx'
import { shownStep, wizardSteps } from './wizard-step.ts'

/** Onboarding: design a signature, sign in, add employees, deploy. */
export function WizardPage() {
  const dispatch = useAppDispatch()
  const { draft, isLoaded, run, isRunning } = useAppSelector(selectOnboarding)
  const { isRestoring } = useAppSelector(selectSession)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const wizardCase = useWizardCase()
  const [isNaming, setNaming] = useState(false)
  if (!isLoaded || isRestoring) return <PageLoading />

  const step = shownStep(draft.step, { isLoggedIn, hasEmployeesStep: wizardCase === 'onboarding' })
  const goTo = (next: number) => dispatch(draftChanged({ step: next }))
  const canRun = wizardCase !== 'member' && !isRunning && !run
  const next = () => {
    if (step === wizardSteps.design) return setNaming(true)
    if (step === wizardSteps.employees) goTo(wizardSteps.deploy)
    dispatch(runRequested(wizardCase === 'template' ? 'template' : 'wizard'))
  }
  const isNextDisabled =
    step === wizardSteps.login || (step === wizardSteps.deploy && !canRun) || isRunning
  return (
    <Wizard>
      <Top>
        <h1>{texts.onboarding.title}</h1>
        <WizardSteps current={step} onSelect={goTo} />
      </Top>
      <Stage>
        {step === wizardSteps.design && <DesignStep />}
        {step === wizardSteps.login && (
          <Narrow>
            <SignInForm />
          </Narrow>
        )}
        {step === wizardSteps.employees && <EmployeesStep />}
        {step === wizardSteps.deploy && <DeployStep wizardCase={wizardCase} />}
      </Stage>
      <Bottom>
        <Button variant="primary" isDisabled={isNextDisabled} onPress={next}>
          {texts.onboarding.next}
        </Button>
      </Bottom>
      <NameDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onSave={(signatureName) => {
          setNaming(false)
          dispatch(draftChanged({ signatureName, step: wizardSteps.login }))
        }}
      />
    </Wizard>
  )
}
