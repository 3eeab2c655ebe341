import type { SignatureTemplate } from '@org/api/client'
import { selectOrganisation, selectUser, useAppSelector } from '@org/app-kit'
import type { TableInAddress } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { useMemo } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { signatureListTexts } from './texts.ts'
import { arrangeSignatures } from './arrange-signatures.ts'
import { CardsToolbar } from './cards-toolbar.tsx'
import { Cards } from './signatures.styles.ts'
import { SignatureCard } from './signature-card.tsx'
import { teamNames } from './signature-teams.ts'
import { useCompanyLogo } from './use-company-logo.ts'

export interface SignaturesProps extends TableInAddress {
  signatures: readonly SignatureTemplate[]
  onDelete: (signature: SignatureTemplate) => void
}

/** Maximum number of cards that are shown without a search field. More cards are hard to scan. */
const maxWithoutSearch = 6

/** The signatures as cards, each with a preview. */
export function SignatureCards({ signatures, onDelete, query, onQueryChange }: SignaturesProps) {
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  const teams = useAppSelector(selectTeams)
  const logo = useCompanyLogo()
  const subject = useMemo(() => ({ user, organisation, logo }), [user, organisation, logo])
  const shown = useMemo(() => arrangeSignatures(signatures, query), [signatures, query])
  const isSearchable = signatures.length > maxWithoutSearch || query.search !== ''
  return (
    <>
      {isSearchable && <CardsToolbar query={query} onQueryChange={onQueryChange} />}
      {shown.length === 0 && <EmptyState title={signatureListTexts.noMatch} />}
      <Cards>
        {shown.map((signature) => (
          <SignatureCard
            key={signature.id}
            signature={signature}
            teams={teamNames(signature, teams.data)}
            isDefault={organisation?.signature_template_id === signature.id}
            subject={subject}
            onDelete={() => onDelete(signature)}
          />
        ))}
      </Cards>
    </>
  )
}
