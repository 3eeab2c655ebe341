import { recordAct } from '../audit/record-act.ts'
import type { templateOperations } from '../contract/operations/templates.ts'
import { checkRoom } from './check-room.ts'
import { readTemplateData } from './read-template-data.ts'
import { everything } from '../contract/filter.ts'
import { printContextOf } from '../merge/print-context.ts'
import type { TemplateRecord } from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { apiError } from '../contract/errors.ts'
import type { Call, HandlersOf } from '../call/call.ts'
import { checkOrganisation, current, found } from '../call/checks.ts'
import { omitUndefined } from '../call/omit-undefined.ts'
import { employed } from '../rules/employees.ts'
import { namesShown, templateUsageView } from '../views/template-usage-view.ts'
import { type TemplateSurroundings, templateView } from '../views/template-view.ts'

type Create =
  | Call<(typeof templateOperations)['createSignatureTemplate']>
  | Call<(typeof templateOperations)['createTeamSignature']>
type List = Call<(typeof templateOperations)['listTeamSignatures']>

type ViewCall = Pick<List, 'adapters' | 'caller'>

/**
 * Loads the images of these templates, and counts how many people visible to the caller get each
 * template.
 */
async function surroundingsOf(
  { adapters, caller }: ViewCall,
  repositories: Repositories,
  templates: readonly TemplateRecord[],
): Promise<TemplateSurroundings> {
  const { people, media } = repositories.within(caller.scope)
  const shown = templates.flatMap(({ signature_data: { logo, banner } }) => [
    logo.mediaId,
    banner.mediaId,
  ])
  const [counts, images] = await Promise.all([
    people.countByTemplate(templates.map(({ id }) => id)),
    media.all({ id: shown.filter((id) => id !== null) }),
  ])
  const byId = new Map(images.map((image) => [image.id, image]))
  return { media: byId, publicUrl: adapters.settings.publicUrl, counts }
}

async function view(call: ViewCall, repositories: Repositories, template: TemplateRecord) {
  return templateView(template, await surroundingsOf(call, repositories, [template]))
}

/** Returns one page of templates; with `teamId`, only those of the team. */
async function page(call: List, teamId: string | null) {
  const { caller, list, repositories } = call
  const scoped = repositories.within(caller.scope)
  const where = teamId === null ? list.where : { ...list.where, team_id: teamId }
  const { data, total } = await scoped.templates.list({ ...list, where })
  const surroundings = await surroundingsOf(call, repositories, data)
  return { data: data.map((template) => templateView(template, surroundings)), total }
}

function create(call: Create, teamId: string | null) {
  const { adapters, caller, body, now, commit } = call
  return commit(async (inside) => {
    const scoped = inside.within(caller.scope)
    await checkRoom(inside, caller, 'templates')
    const data = await readTemplateData(scoped, body.signatureData ?? '{}')
    const template = await scoped.templates.insert({
      id: adapters.secrets.id(),
      team_id: teamId,
      name: body.name,
      signature_data: data,
      created_at: now,
      updated_at: now,
    })
    await recordAct(call, inside, { action: 'signature_created', subject: template.name })
    return view(call, inside, template)
  })
}

export const templateHandlers: HandlersOf<typeof templateOperations> = {
  async listSignatureTemplates(call) {
    checkOrganisation(call.caller, call.path.id)
    return page(call, call.caller.scope.teamId ?? null)
  },

  async createSignatureTemplate(call) {
    checkOrganisation(call.caller, call.path.id)
    return create(call, null)
  },

  async listTeamSignatures(call) {
    const { teams } = call.repositories.within(call.caller.scope)
    return page(call, found(await teams.get(call.path.id)).id)
  },

  async createTeamSignature(call) {
    const { teams } = call.repositories.within(call.caller.scope)
    return create(call, found(await teams.get(call.path.id)).id)
  },

  async getTemplate(call) {
    const { caller, path, repositories } = call
    const template = found(await repositories.within(caller.scope).templates.get(path.id))
    return view(call, repositories, template)
  },

  async getTemplateUsage({ caller, path, repositories }) {
    const { organisationId, teamId } = caller.scope
    const scoped = repositories.within(caller.scope)
    const template = found(await scoped.templates.get(path.id))
    // Team administrators can read all templates of the company, but can delete only those of their
    // team. The usage is therefore available only for these.
    if (teamId !== undefined && template.team_id !== teamId) throw apiError('NOT_FOUND')
    const whole = repositories.within({ organisationId })
    const usesTemplate = { signature_template_id: template.id }
    const [{ groups, sources }, teams, named] = await Promise.all([
      whole.people.groups({ where: employed, search: everything }),
      whole.teams.all(usesTemplate),
      scoped.users.list({
        where: { ...employed, ...usesTemplate },
        search: everything,
        order: ['last_name', 'first_name'].map((field) => ({
          field,
          descending: false,
        })),
        limit: namesShown,
        offset: 0,
      }),
    ])
    const visible = {
      teams: teams.filter(({ id }) => teamId === undefined || id === teamId),
      users: named.data,
    }
    const context = printContextOf(sources)
    return templateUsageView(context, template.id, { teams, people: groups }, visible)
  },

  async updateTemplate(call) {
    const { caller, path, body, now, ifRevision, commit } = call
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const { name, signatureData } = body
      const data =
        signatureData === undefined ? undefined : await readTemplateData(scoped, signatureData)
      const patch = omitUndefined({ name, signature_data: data, updated_at: now })
      const result = await scoped.templates.update(path.id, patch, ifRevision)
      const read = async () => view(call, inside, found(await scoped.templates.get(path.id)))
      const template = await current(result, read)
      await recordAct(call, inside, { action: 'signature_changed', subject: template.name })
      return view(call, inside, template)
    })
  },

  async deleteTemplate(call) {
    const { caller, path, commit } = call
    const { organisationId } = caller.scope
    return commit(async (inside) => {
      const id = path.id
      // Everyone who uses the template falls back to another one or to none, including people
      // outside the caller's team.
      const whole = inside.within({ organisationId })
      await whole.users.updateAll({ signature_template_id: id }, { signature_template_id: null })
      await whole.teams.updateAll({ signature_template_id: id }, { signature_template_id: null })
      if ((await whole.organisation.get()).signature_template_id === id) {
        await whole.organisation.update({ signature_template_id: null })
      }
      const { templates } = inside.within(caller.scope)
      const template = await templates.get(id)
      if (!template || !(await templates.remove(id))) throw apiError('NOT_FOUND')
      await recordAct(call, inside, { action: 'signature_deleted', subject: template.name })
      return { success: true } as const
    })
  },
}
