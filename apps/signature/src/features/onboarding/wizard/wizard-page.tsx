import { selectIsLoggedIn, selectSession, useAppDispatch, useAppSelector } from '@org/app-kit'
import { useLoadAhead, PageLoading, PageTitle } from '@org/app-kit/public'
import { Button, Stepper } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import type { OnboardingDraft } from '../draft.ts'
import { draftErrors } from '../draft-errors.ts'
import { draftChanged, runRequested, runResumed, selectOnboarding } from '../onboarding-slice.ts'
import { isFinished, type RefusedName } from '../run.ts'
import { wizardTexts } from './texts.ts'
import { DesignStep } from './design-step.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { DraftErrors } from './draft-errors.tsx'
import { DeployStep, EmployeesStep, laterSteps, NameDialog, SignInStep } from './later-steps.tsx'
import { teamNameErrors } from './name-forms.ts'
import { useStepHistory } from './use-step-history.ts'
import { useWizardCase } from './use-wizard-case.ts'
import { Bottom, Top, Wizard } from './wizard-page.styles.ts'
import { WizardStage } from './wizard-stage.tsx'
import { shownStep, wizardSteps } from './wizard-step.ts'

/** The action after the user has named the signature: go to the next step, save, or stay. */
type Naming = 'next' | 'save' | 'stay'

/** Onboarding: design a signature, sign in, add employees, deploy. */
export function WizardPage() {
  const { isLoaded } = useAppSelector(selectOnboarding)
  const { isRestoring } = useAppSelector(selectSession)
  return isLoaded && !isRestoring ? <OpenWizard /> : <PageLoading />
}

function OpenWizard() {
  const dispatch = useAppDispatch()
  const { draft, run, isRunning } = useAppSelector(selectOnboarding)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const wizardCase = useWizardCase()
  const [naming, setNaming] = useState<Naming | null>(null)
  const [wasRefused, setRefused] = useState(false)
  const goTo = useCallback((next: number) => dispatch(draftChanged({ step: next })), [dispatch])
  useStepHistory(draft.step, goTo)
  useLoadAhead(laterSteps)

  // Once saving has begun, the draft can no longer be edited. The wizard stays at its last step
  // until it navigates home.
  const isClosing = run !== null && run.kind !== 'register' && (isRunning || isFinished(run))
  // A run that has already marked the company as onboarded continues with the team, whose name may
  // have to be corrected.
  const isSettingUp = run?.kind === 'wizard' && !isFinished(run)
  const hasEmployeesStep = wizardCase === 'onboarding' || isSettingUp
  const step = isClosing
    ? wizardSteps.deploy
    : shownStep(draft.step, { isLoggedIn, hasEmployeesStep })
  const errors = errorsAt(step, draft)
  /**
   * Shows the current step's errors, and returns whether there are any. Errors in the design must
   * be corrected before sign-in, since afterwards they would prevent saving.
   */
  const isRefused = () => {
    setRefused(errors.length > 0)
    return errors.length > 0
  }
  const canRun = wizardCase !== 'member' && !isRunning && !run
  const next = () => {
    if (isRefused()) return
    if (step === wizardSteps.design) return setNaming('next')
    if (step === wizardSteps.employees) {
      goTo(wizardSteps.deploy)
      // If a run has stopped, it resumes now, with what was corrected in the meantime. If there is
      // no run yet, the next step first shows a summary.
      return run && save()
    }
    if (draft.isNamed) save()
    else setNaming('save')
  }
  const save = () => dispatch(runRequested(wizardCase === 'signature' ? 'signature' : 'wizard'))
  const rename = (name: RefusedName) => {
    if (name === 'signature') setNaming('stay')
    else goTo(wizardSteps.employees)
  }
  const nameSignature = (signatureName: string) => {
    setNaming(null)
    dispatch(draftChanged({ signatureName, isNamed: true }))
    if (run?.failure?.refusedName === 'signature') {
      goTo(wizardSteps.deploy)
      dispatch(runResumed())
    } else if (naming === 'next') goTo(wizardSteps.login)
    else if (naming === 'save') save()
  }
  const isNextDisabled =
    step === wizardSteps.login || (step === wizardSteps.deploy && !canRun) || isRunning
  return (
    <Wizard>
      <PageTitle title={wizardTexts.title} />
      <Top>
        <h1>{wizardTexts.title}</h1>
        <Stepper
          label={wizardTexts.stepsLabel}
          steps={wizardTexts.steps}
          current={step}
          onSelect={(next) => {
            if (next === step || !isRefused()) goTo(next)
          }}
          canSelect={() => !isClosing}
          isDone={(done) => done !== wizardSteps.design || draft.isNamed}
        />
        {wasRefused && <DraftErrors errors={errors} />}
        <DraftConflict />
      </Top>
      <WizardStage step={step}>
        {step === wizardSteps.design && <DesignStep />}
        {step === wizardSteps.login && <SignInStep />}
        {step === wizardSteps.employees && <EmployeesStep />}
        {step === wizardSteps.deploy && (
          <DeployStep
            wizardCase={wizardCase}
            onRename={rename}
            onDesign={() => goTo(wizardSteps.design)}
          />
        )}
      </WizardStage>
      <Bottom>
        <Button variant="primary" isDisabled={isNextDisabled} onPress={next}>
          {wizardTexts.next}
        </Button>
      </Bottom>
      {naming && <NameDialog onClose={() => setNaming(null)} onSave={nameSignature} />}
    </Wizard>
  )
}

/** Lists what must be corrected before the user can leave the given step. */
function errorsAt(step: number, { signatureData, teamName }: OnboardingDraft): string[] {
  if (step === wizardSteps.design) return draftErrors(signatureData)
  return step === wizardSteps.employees ? teamNameErrors(teamName) : []
}
