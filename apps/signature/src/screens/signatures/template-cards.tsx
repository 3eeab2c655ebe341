import type { SignatureTemplate } from '@org/api/client'
import { selectUser } from '@org/app-kit'
import { SignaturePreview } from '@org/ui/signature-preview'
import { useMemo } from 'react'
import { useAppSelector } from '../../state.ts'
import { texts } from '../../texts.ts'
import { previewOptions } from '../shared/icons-base-url.ts'
import { Cards, Foot, Names, Paper, TemplateCard } from './signatures.styles.ts'
import { TemplateActions } from './template-actions.tsx'
import { previewFor, templateData } from './template-data.ts'

export interface TemplatesProps {
  templates: readonly SignatureTemplate[]
  onDelete: (template: SignatureTemplate) => void
}

/** Height in pixels to which a card's signature is shrunk at most. */
const cardHeight = 260

/** The templates as cards: each shows the signature itself. */
export function TemplateCards({ templates, onDelete }: TemplatesProps) {
  return (
    <Cards>
      {templates.map((template) => (
        <Template key={template.id} template={template} onDelete={() => onDelete(template)} />
      ))}
    </Cards>
  )
}

function Template(props: { template: SignatureTemplate; onDelete: () => void }) {
  const { template, onDelete } = props
  const user = useAppSelector(selectUser)
  const data = useMemo(
    () => previewFor(templateData(template.signatureData), user),
    [template.signatureData, user],
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
