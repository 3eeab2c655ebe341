import type { SignatureTemplate } from '@org/api/client'
import { Badge } from '@org/ui/primitives'
import { SignaturePreview } from '@org/ui/signature-preview'
import { useMemo } from 'react'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { signaturesTexts } from '../texts.ts'
import { previewOptions } from '#shared/icons-base-url.ts'
import { RowLink } from '#shared/row-link.tsx'
import { useNearView } from '#shared/use-near-view.ts'
import { Card, Foot, Holders, Names, Paper } from './signatures.styles.ts'
import { TemplateActions } from './template-actions.tsx'
import { type PreviewSubject, previewFor, templateData } from './template-data.ts'
import { listedTeams } from './template-teams.ts'

/** Height in pixels to which a card's signature is shrunk at most. */
const cardHeight = 260

export interface TemplateCardProps {
  template: SignatureTemplate
  /** Names of the teams that it is for. */
  teams: readonly string[]
  isDefault: boolean
  subject: PreviewSubject
  onDelete: () => void
}

/** One template: the signature itself, its name and who gets it. */
export function TemplateCard({ template, teams, isDefault, subject, onDelete }: TemplateCardProps) {
  const { teamId } = useScope()
  // A frame for each of 200 signatures would make any browser slow.
  const { ref, isNear, height } = useNearView<HTMLDivElement>(800)
  const data = useMemo(
    () => previewFor(templateData(template.signatureData), subject),
    [template.signatureData, subject],
  )
  const users = signaturesTexts.users(template.users_count)
  return (
    <Card>
      <Paper ref={ref} style={isNear ? undefined : { minHeight: height }}>
        {isNear && (
          <SignaturePreview
            data={data}
            options={previewOptions}
            title={template.name}
            maxHeight={cardHeight}
            isInert
          />
        )}
      </Paper>
      <Foot>
        <Names>
          <h2>
            <RowLink href={paths.signature(teamId, template.id)}>{template.name}</RowLink>
          </h2>
          <Holders>
            {teams.length === 0
              ? users
              : `${signaturesTexts.teamsOf(teams.length, listedTeams(teams))} · ${users}`}
            {isDefault && <Badge tone="accent">{signaturesTexts.byDefault}</Badge>}
          </Holders>
        </Names>
        <TemplateActions template={template} onDelete={onDelete} />
      </Foot>
    </Card>
  )
}
