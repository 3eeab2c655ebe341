import { isEmptySignature } from '@org/signature'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useFieldErrors } from '@org/ui/signature-editor'
import { SignaturePreview } from '@org/ui/signature-preview'
import type { ReactNode } from 'react'
import { selectOnboarding } from '../onboarding-slice.ts'
import type { RefusedName } from '../run.ts'
import { useAppSelector } from '@org/app-kit'
import { wizardTexts } from './texts.ts'
import { previewOptions } from '#shared/icons-base-url.ts'
import type { WizardCase } from './use-wizard-case.ts'
import { Facts, Paper } from './wizard-page.styles.ts'

const wording = wizardTexts.summary

export interface WizardSummaryProps {
  wizardCase: WizardCase
  /**
   * Opens the dialog or the step in which the user can change this name: that of the signature or
   * of the team.
   */
  onRename: (name: RefusedName) => void
  /** Returns to the editor. */
  onDesign: () => void
}

/** Lists what the last step will save, and what is missing. */
export function WizardSummary({ wizardCase, onRename, onDesign }: WizardSummaryProps) {
  const { draft } = useAppSelector(selectOnboarding)
  const { signatureName, signatureData, isNamed, teamName, employeeIds } = draft
  const isFirst = wizardCase === 'onboarding'
  const isBlank = isEmptySignature(signatureData)
  const errors = useFieldErrors(signatureData)
  const design = <Button onPress={onDesign}>{wording.design}</Button>
  return (
    <>
      <div>
        <h2>{isFirst ? wizardTexts.ready : wizardTexts.onboardedTitle}</h2>
        <p>{isFirst ? wizardTexts.readyHelp : wizardTexts.onboardedHelp}</p>
      </div>
      {isBlank && (
        <BannerMessage tone="warning" title={wizardTexts.blank.title} actions={design}>
          {isFirst ? wizardTexts.blank.forAll : wizardTexts.blank.help}
        </BannerMessage>
      )}
      {errors.length > 0 && (
        <BannerMessage tone="warning" title={wording.toCorrect} actions={design}>
          {errors.map(({ label, value }) => wording.wrong(label, value)).join(' ')}
        </BannerMessage>
      )}
      <Facts>
        <Fact
          name={wording.name}
          action={
            <Button variant="tertiary" onPress={() => onRename('signature')}>
              {isNamed ? wording.rename : wording.giveName}
            </Button>
          }
        >
          {isNamed ? signatureName : wording.unnamed(signatureName)}
        </Fact>
        <Fact name={wording.users}>{isFirst ? wording.everybody : wording.oneMore}</Fact>
        {isFirst && (
          <>
            <Fact
              name={wording.team}
              action={
                <Button variant="tertiary" onPress={() => onRename('team')}>
                  {wizardTexts.changeTeam}
                </Button>
              }
            >
              {teamName === '' ? wording.noTeam : wording.newTeam(teamName)}
            </Fact>
            <Fact name={wording.employees}>{wording.added(employeeIds.length)}</Fact>
            {signatureData.banner.media && <Fact name={wording.banner}>{wording.newBanner}</Fact>}
          </>
        )}
      </Facts>
      {!isBlank && (
        <Paper>
          <SignaturePreview data={signatureData} options={previewOptions} title={signatureName} />
        </Paper>
      )}
    </>
  )
}

interface FactProps {
  name: string
  action?: ReactNode
  children: ReactNode
}

function Fact({ name, action, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        {action}
      </dd>
    </div>
  )
}
