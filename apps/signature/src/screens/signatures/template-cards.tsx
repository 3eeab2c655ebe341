import type { SignatureTemplate } from '@org/api/client'
import { selectOrganisation, selectUser } from '@org/app-kit'
import { SignaturePreview } from '@org/ui/signature-preview'
import { useMemo } from 'react'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { previewOptions } from '../shared/icons-base-url.ts'
import { Cards, Foot, Names, Paper, TemplateCard } from './signatures.styles.ts'
import { TemplateActions } from './template-actions.tsx'
import { type PreviewSubject, previewFor, templateData } from './template-data.ts'
import { useCompanyLogo } from './use-company-logo.ts'

export interface TemplatesProps {
  templates: readonly SignatureTemplate[]
  onDelete: (template: SignatureTemplate) => void
}

/** Height in pixels to which a card's signature is shrunk at most. */
const cardHeight = 260

/** The templates as cards: each shows the signature itself. */
export function TemplateCards({ templates, onDelete }: TemplatesProps) {
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  const logo = useCompanyLogo()
  const subject = useMemo(() => ({ user, organisation, logo }), [user, organisation, logo])
  return (
    <Cards>
      {templates.map((template) => (
        <Template
          key={template.id}
          template={template}
          subject={subject}
          onDelete={() => onDelete(template)}
        />
      ))}
    </Cards>
  )
}

interface TemplateProps {
  template: SignatureTemplate
  subject: PreviewSubject
  onDelete: () => void
}

function Template({ template, subject, onDelete }: TemplateProps) {
  const data = useMemo(
    () => previewFor(templateData(template.signatureData), subject),
    [template.signatureData, subject],
  )
  return (
    <TemplateCard>
      <Paper>
        <SignaturePreview
          data={data}
          options={previewOptions}
          title={template.name}
          maxHeight={cardHeight}
          isInert
        />
      </Paper>
      <Foot>
        <Names>
          <h2>{template.name}</h2>
          <span>{texts.signatures.users(template.users_count)}</span>
        </Names>
        <TemplateActions template={template} onDelete={onDelete} />
      </Foot>
    </TemplateCard>
  )
}
