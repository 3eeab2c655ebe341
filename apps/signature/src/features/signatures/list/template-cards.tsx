import type { SignatureTemplate } from '@org/api/client'
import { selectOrganisation, selectUser, useAppSelector } from '@org/app-kit'
import type { TableInAddress } from '@org/ui/data-table'
import { EmptyState } from '@org/ui/primitives'
import { useMemo } from 'react'
import { selectTeams } from '#shared/lists/teams.ts'
import { signaturesTexts } from '../texts.ts'
import { arrangeTemplates } from './arrange-templates.ts'
import { CardsToolbar } from './cards-toolbar.tsx'
import { Cards } from './signatures.styles.ts'
import { TemplateCard } from './template-card.tsx'
import { teamNames } from './template-teams.ts'
import { useCompanyLogo } from './use-company-logo.ts'

export interface TemplatesProps extends TableInAddress {
  templates: readonly SignatureTemplate[]
  onDelete: (template: SignatureTemplate) => void
}

/** As many as the eye finds its way in without a search. */
const few = 6

/** The templates as cards: each shows the signature itself. */
export function TemplateCards({ templates, onDelete, query, onQueryChange }: TemplatesProps) {
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  const teams = useAppSelector(selectTeams)
  const logo = useCompanyLogo()
  const subject = useMemo(() => ({ user, organisation, logo }), [user, organisation, logo])
  const shown = useMemo(() => arrangeTemplates(templates, query), [templates, query])
  const isSearchable = templates.length > few || query.search !== ''
  return (
    <>
      {isSearchable && <CardsToolbar query={query} onQueryChange={onQueryChange} />}
      {shown.length === 0 && <EmptyState title={signaturesTexts.noMatch} />}
      <Cards>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            teams={teamNames(template, teams.data)}
            isDefault={organisation?.signature_template_id === template.id}
            subject={subject}
            onDelete={() => onDelete(template)}
          />
        ))}
      </Cards>
    </>
  )
}
