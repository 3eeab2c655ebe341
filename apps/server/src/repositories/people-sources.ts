import type { CampaignRecord, Placed, SignatureSources, TemplatePart } from '@org/api'
import { maxListBytes } from '@org/api/contract'
import { sql, type RawBuilder } from 'kysely'
import { fittingRows } from './large-rows.ts'

export interface Template {
  id: string
  name: string
  revision: number
}

/** The sources of signatures, with templates that lack their data. */
export interface NamedSources extends Pick<SignatureSources, 'organisation' | 'teams'> {
  templates: readonly Template[]
}

/** The templates that fit, with their images, and the ids of the others. */
interface PartRow {
  templates: TemplatePart['templates'] | null
  media: TemplatePart['media'] | null
  others: string[] | null
}

/** The only row of a result. Each column contains all records of one kind as a JSON value. */
export interface ResultRow<Person, KindOfTemplate> {
  organisation: SignatureSources['organisation']
  people: Person[] | null
  teams: SignatureSources['teams'] | null
  templates: KindOfTemplate[] | null
  media: SignatureSources['media'] | null
  campaigns: CampaignRecord[] | null
}

/** A table of the fields that determine people's templates. */
export function tableOfPlaces(people: readonly Placed[]): RawBuilder<unknown> {
  const places = people.map(({ team_id, signature_template_id }) => ({
    team_id,
    signature_template_id,
  }))
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
    as placed (team_id text, signature_template_id text))`
}

/** Reads the only row; missing lists are empty. */
export function resultOf<Person, KindOfTemplate>(
  rows: readonly ResultRow<Person, KindOfTemplate>[],
) {
  const [found] = rows
  if (!found) throw new Error('The organisation of this scope is gone.')
  const { organisation, teams, templates, media } = found
  const sources = {
    organisation,
    teams: teams ?? [],
    templates: templates ?? [],
    media: media ?? [],
  }
  return { people: found.people ?? [], sources, campaigns: found.campaigns ?? [] }
}

/** A JSON list of the campaigns that `their_teams` own or have selected. */
export function campaignsOfTeams(organisationId: string): RawBuilder<unknown> {
  return sql`(select json_agg(campaigns) from campaigns where organisation_id = ${organisationId}
    and (team_id in (select id from their_teams)
      or id in (select campaign_id from their_teams)))`
}

/**
 * Adds to a query for people the records from which their signatures are built. The rows of
 * `people` must contain `team_id` and `signature_template_id`.
 */
export function withSources<Person>(
  organisationId: string,
  people: RawBuilder<unknown>,
  campaigns: RawBuilder<unknown> = sql`null`,
): RawBuilder<ResultRow<Person, SignatureSources['templates'][number]>> {
  return sql`
    with people as (${people}), ${teamsAndCompany(organisationId)},
    their_templates as (select * from templates where ${templateCondition(organisationId)}),
    ${imagesOf(organisationId)}
    select row_to_json(company) as organisation,
      (select json_agg(people) from people) as people,
      (select json_agg(their_teams) from their_teams) as teams,
      (select json_agg(their_templates) from their_templates) as templates,
      (select json_agg(images) from images) as media,
      ${campaigns} as campaigns
    from company`
}

/** Does the same for any number of people, with only those templates that fit. */
export function withSourcesInParts<Person>(
  organisationId: string,
  people: RawBuilder<unknown>,
): RawBuilder<ResultRow<Person, SignatureSources['templates'][number]> & Pick<PartRow, 'others'>> {
  return sql`
    with recursive people as (${people}), ${teamsAndCompany(organisationId)},
    page as materialized (select array_agg(id order by id) as ids
      from templates where ${templateCondition(organisationId)}),
    ${fittingTemplates(organisationId)}
    select row_to_json(company) as organisation,
      (select json_agg(people) from people) as people,
      (select json_agg(their_teams) from their_teams) as teams, ${partColumns},
      null as campaigns
    from company`
}

/** Reads those of these templates that fit. */
export function partQuery(organisationId: string, ids: readonly string[]): RawBuilder<PartRow> {
  return sql`
    with recursive company as (select * from organisations where id = ${organisationId}),
    page as materialized (select array_agg(id order by id) as ids from templates
      where organisation_id = ${organisationId} and id in (
        select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))),
    ${fittingTemplates(organisationId)}
    select ${partColumns}`
}

/** The templates of `page` that fit, and their images. */
const fittingTemplates = (organisationId: string) => sql`
  ${fittingRows('templates', maxListBytes)},
  their_templates as (
    select templates.* from fitting, page, templates where templates.id = page.ids[position]),
  ${imagesOf(organisationId)}`

const partColumns = sql`
  (select json_agg(their_templates) from their_templates) as templates,
  (select json_agg(images) from images) as media,
  (select to_json(page.ids[(select max(position) from fitting) + 1 :]) from page) as others`

const imagesOf = (organisationId: string) => sql`
  images as (
    select * from media where organisation_id = ${organisationId} and id in (
      select logo_id from company
      union select signature_data -> 'logo' ->> 'mediaId' from their_templates
      union select signature_data -> 'banner' ->> 'mediaId' from their_templates))`

interface NamedOptions {
  /** JSON of the columns of people that are read. Default all. */
  columns?: RawBuilder<unknown>
  teamIds?: readonly string[]
}

/** Adds to such a query, and to some teams, the records that name their signatures. */
export function withTemplateNames<Person>(
  organisationId: string,
  people: RawBuilder<unknown>,
  { columns = sql`people`, teamIds = [] }: NamedOptions = {},
): RawBuilder<ResultRow<Person, Template>> {
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(teamIds)}::jsonb))`
  return sql`
    with people as (${people}), ${teamsAndCompany(organisationId, named)},
    their_templates as (
      select id, name, revision from templates where ${templateCondition(organisationId)})
    select row_to_json(company) as organisation,
      (select json_agg(${columns}) from people) as people,
      (select json_agg(their_teams) from their_teams) as teams,
      (select json_agg(their_templates) from their_templates) as templates,
      null as media, null as campaigns
    from company`
}

function teamsAndCompany(
  organisationId: string,
  teamIds: RawBuilder<unknown> = sql`(select null)`,
): RawBuilder<unknown> {
  return sql`company as (select * from organisations where id = ${organisationId}),
    their_teams as (
      select * from teams where organisation_id = ${organisationId}
        and (is_global or id in (select team_id from people) or id in ${teamIds}))`
}

function templateCondition(organisationId: string): RawBuilder<boolean> {
  return sql<boolean>`organisation_id = ${organisationId} and id in (
    select signature_template_id from people
    union select signature_template_id from their_teams
    union select signature_template_id from company)`
}
