import {
  type LazyStates,
  lazyPart,
  PartFailed,
  PartLoading,
  reloadOnceReachable,
} from '@org/app-kit/public'
import type { ComponentType, ReactNode } from 'react'
import { wizardTexts } from './texts.ts'
import { lazyDialog } from '@org/app-kit/pages'
import { Column, Narrow } from './wizard-page.styles.ts'

/** Returns what is shown in place of a step while its code loads, or if loading fails. */
const statesIn = (Place: ComponentType<{ children: ReactNode }>): LazyStates => ({
  loading: (
    <Place>
      <PartLoading lines={4} />
    </Place>
  ),
  failed: () => (
    <Place>
      <PartFailed retry={reloadOnceReachable} />
    </Place>
  ),
})

/** Step 2: sign-in. */
export const SignInStep = lazyPart(
  async () => (await import('./sign-in-step.tsx')).SignInStep,
  statesIn(Narrow),
)

/** Step 3: the employees. */
export const EmployeesStep = lazyPart(
  async () => (await import('./employees-step.tsx')).EmployeesStep,
  statesIn(Column),
)

/** Step 4: the summary and saving. */
export const DeployStep = lazyPart(
  async () => (await import('./deploy-step.tsx')).DeployStep,
  statesIn(Column),
)

/**
 * Asks for the signature's name: between steps 1 and 2, and whenever it is still missing or has to
 * change.
 */
export const NameDialog = lazyDialog(
  wizardTexts.nameTitle,
  async () => (await import('./name-dialog.tsx')).NameDialog,
  'small',
)

/** The parts that are loaded in advance while the user designs the signature. */
export const laterSteps = [NameDialog, SignInStep, EmployeesStep, DeployStep]
