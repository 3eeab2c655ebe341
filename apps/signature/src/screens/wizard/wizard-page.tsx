import { selectIsLoggedIn, selectSession } from '@org/app-kit'
import { Button, Stepper } from '@org/ui/primitives'
import { useState } from 'react'
import type { OnboardingDraft } from '../../onboarding/draft.ts'
import { draftFaults } from '../../onboarding/draft-faults.ts'
import {
  draftChanged,
  runRequested,
  runResumed,
  selectOnboarding,
} from '../../onboarding/onboarding-slice.ts'
import { isFinished, type RefusedName } from '../../onboarding/run.ts'
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
import { teamNameFaults } from './name-forms.ts'
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
  // A run that marked the company goes on to its team, whose name may have to be mended.
  const isSettingUp = run?.kind === 'wizard' && !isFinished(run)
  const hasEmployeesStep = wizardCase === 'onboarding' || isSettingUp
  const step = isClosing
    ? wizardSteps.deploy
    : shownStep(draft.step, { isLoggedIn, hasEmployeesStep })
  const faults = faultsAt(step, draft)
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
  const mend = (name: RefusedName) =>
    name === 'signature' ? setNaming(true) : goTo(wizardSteps.employees)
  const nameSignature = (signatureName: string) => {
    setNaming(false)
    const isMended = run?.failure?.refusedName === 'signature'
    dispatch(
      draftChanged({ signatureName, step: isMended ? wizardSteps.deploy : wizardSteps.login }),
    )
    if (isMended) dispatch(runResumed())
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
        {step === wizardSteps.deploy && <DeployStep wizardCase={wizardCase} onMend={mend} />}
      </WizardStage>
      <Bottom>
        <Button variant="primary" isDisabled={isNextDisabled} onPress={next}>
          {texts.onboarding.next}
        </Button>
      </Bottom>
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSave={nameSignature} />}
    </Wizard>
  )
}

/** What has to be corrected before that step is left. */
function faultsAt(step: number, { signatureData, teamName }: OnboardingDraft): string[] {
  if (step === wizardSteps.design) return draftFaults(signatureData)
  return step === wizardSteps.employees ? teamNameFaults(teamName) : []
}
