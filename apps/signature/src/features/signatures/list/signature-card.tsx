import type { SignatureTemplate } from '@org/api/client'
import { RowLink } from '@org/app-kit/pages'
import { Badge } from '@org/ui/primitives'
import { SignaturePreview } from '@org/ui/signature-preview'
import { useMemo } from 'react'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { signatureListTexts } from './texts.ts'
import { previewOptions } from '#shared/icons-base-url.ts'
import { useNearView } from '#shared/use-near-view.ts'
import { Card, Foot, Holders, Names, Paper } from './signatures.styles.ts'
import { SignatureActions } from './signature-actions.tsx'
import { type PreviewSubject, previewFor, parseStoredSignature } from './signature-data.ts'
import { listedTeams } from './signature-teams.ts'

/** Maximum height in pixels of a card's signature, which is scaled down to fit. */
const cardHeight = 260

export interface SignatureCardProps {
  signature: SignatureTemplate
  /** Names of the teams that get the signature. */
  teams: readonly string[]
  isDefault: boolean
  subject: PreviewSubject
  onDelete: () => void
}

/** A signature, with its name and who gets it. */
export function SignatureCard({
  signature,
  teams,
  isDefault,
  subject,
  onDelete,
}: SignatureCardProps) {
  const { teamId } = useScope()
  // An iframe for each of 200 signatures would slow down any browser.
  const { ref, isNear, height } = useNearView<HTMLDivElement>(800)
  const data = useMemo(
    () => previewFor(parseStoredSignature(signature.signatureData), subject),
    [signature.signatureData, subject],
  )
  const users = signatureListTexts.users(signature.users_count)
  return (
    <Card>
      <Paper ref={ref} style={isNear ? undefined : { minHeight: height }}>
        {isNear && (
          <SignaturePreview
            data={data}
            options={previewOptions}
            title={signature.name}
            maxHeight={cardHeight}
            isInert
          />
        )}
      </Paper>
      <Foot>
        <Names>
          <h2>
            <RowLink href={paths.signature(teamId, signature.id)}>{signature.name}</RowLink>
          </h2>
          <Holders>
            {teams.length === 0
              ? users
              : `${signatureListTexts.teamsOf(teams.length, listedTeams(teams))} · ${users}`}
            {isDefault && <Badge tone="accent">{signatureListTexts.byDefault}</Badge>}
          </Holders>
        </Names>
        <SignatureActions signature={signature} onDelete={onDelete} />
      </Foot>
    </Card>
  )
}
