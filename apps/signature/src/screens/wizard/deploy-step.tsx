import { BannerMessage, Button, Link, ProgressBar } from '@org/ui/primitives'
import { SignaturePreview } from '@org/ui/signature-preview'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectOnboarding } from '../../onboarding/onboarding-slice.ts'
import { isFinished, type RefusedName, type Run } from '../../onboarding/run.ts'
import { paths } from '../../shell/paths.ts'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { previewOptions } from '../shared/icons-base-url.ts'
import { finishSteps, useFinishTimer } from './use-finish-timer.ts'
import type { WizardCase } from './use-wizard-case.ts'
import { Column, Paper } from './wizard-page.styles.ts'

export interface DeployStepProps {
  wizardCase: WizardCase
  /** Leads to where the name that was refused is given. */
  onMend: (name: RefusedName) => void
}

/** Step 4: saves what was designed, then leads home. */
export function DeployStep({ wizardCase, onMend }: DeployStepProps) {
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
      {wizardCase !== 'member' && !run && <Ready wizardCase={wizardCase} />}
      {run && !isFinished(run) && <Saving run={run} onMend={onMend} />}
      {run && isFinished(run) && <Finishing />}
    </Column>
  )
}

function Ready({ wizardCase }: { wizardCase: WizardCase }) {
  const isFirst = wizardCase === 'onboarding'
  const { draft } = useAppSelector(selectOnboarding)
  return (
    <>
      <div>
        <h2>{isFirst ? texts.onboarding.ready : texts.onboarding.onboardedTitle}</h2>
        <p>{isFirst ? texts.onboarding.readyHelp : texts.onboarding.onboardedHelp}</p>
      </div>
      {draft.hasData && (
        <Paper>
          <SignaturePreview
            data={draft.signatureData}
            options={previewOptions}
            title={draft.signatureName}
          />
        </Paper>
      )}
    </>
  )
}

function Saving({ run, onMend }: { run: Run } & Pick<DeployStepProps, 'onMend'>) {
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
          <Button onPress={() => onMend(refusedName)}>
            {texts.onboarding.rename[refusedName]}
          </Button>
        </div>
      )}
    </>
  )
}

/** Leads home, where the run that is done with is closed. */
function Finishing() {
  const navigate = useNavigate()
  const finish = useCallback(() => void navigate(paths.home, { replace: true }), [navigate])
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
