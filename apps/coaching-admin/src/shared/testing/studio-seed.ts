import { type ApiOptions, demoSeed, storyTime } from '@org/app-kit/testing'

const day = 86_400

/** Ids of the fixtures. */
export const studioIds = {
  organisation: 'studio',
  admin: 'studio-admin',
  /** A coach who shares two of their three training sessions by link. */
  coach: 'studio-coach',
  /** A coach who has no training sessions and has never signed in. */
  newCoach: 'studio-new-coach',
  /** A coach whose access has ended. */
  former: 'studio-former',
  shared: 'session-full-body',
  tags: { boxe: 'tag-boxe', yoga: 'tag-yoga', mat: 'tag-mat' },
}

const team = 'studio-team'

const people = [
  {
    id: studioIds.admin,
    email: 'helene.vasseur@studio.example',
    display_name: 'Hélène Vasseur',
    role: 'admin' as const,
    is_active: true,
    last_seen_at: storyTime - day,
  },
  {
    id: studioIds.coach,
    email: 'bastien.lefort@studio.example',
    display_name: 'Bastien Lefort',
    role: 'member' as const,
    is_active: true,
    last_seen_at: storyTime - 3 * day,
  },
  {
    id: studioIds.newCoach,
    email: 'ines.karoui@studio.example',
    display_name: 'Inès Karoui',
    role: 'member' as const,
    is_active: true,
    last_seen_at: null,
  },
  {
    id: studioIds.former,
    email: 'oscar.delmas@studio.example',
    display_name: 'Oscar Delmas',
    role: 'member' as const,
    is_active: false,
    last_seen_at: storyTime - 40 * day,
  },
]

const sessions = [
  { id: studioIds.shared, title: 'Full body débutant', age: 21, isShared: true },
  { id: 'session-mobility', title: 'Mobilité du matin', age: 12, isShared: true },
  { id: 'session-legs', title: 'Jambes et gainage', age: 5, isShared: false },
]

const tags = [
  { id: studioIds.tags.boxe, kind: 'sport' as const, name: 'Boxe' },
  { id: 'tag-running', kind: 'sport' as const, name: 'Course à pied' },
  { id: studioIds.tags.yoga, kind: 'sport' as const, name: 'Yoga' },
  { id: 'tag-dumbbells', kind: 'equipment' as const, name: 'Haltères' },
  { id: studioIds.tags.mat, kind: 'equipment' as const, name: 'Tapis' },
]

function seed(): ReturnType<typeof demoSeed> {
  const demo = demoSeed(storyTime)
  const [organisation] = demo.organisations
  const [anyTeam] = demo.teams
  const [person] = demo.users
  if (!organisation || !anyTeam || !person) throw new Error('The demonstration has no users')
  const ids = { organisation_id: studioIds.organisation, product: 'coaching' } as const
  const bare = { logo_id: null, signature_template_id: null }
  return {
    organisations: [{ ...organisation, ...bare, id: studioIds.organisation, product: 'coaching' }],
    teams: [{ ...anyTeam, ...bare, id: team, organisation_id: studioIds.organisation }],
    users: people.map(({ id, email, role }) => ({
      ...person,
      ...ids,
      ...bare,
      id,
      email,
      role,
      team_id: team,
      picture_id: null,
      banner_key: id,
      install_key: id,
    })),
    templates: [],
    campaigns: [],
    media: [],
    files: new Map(),
  }
}

/** A studio with an admin, three coaches, training sessions, an open invitation and tags. */
export const studioApi: ApiOptions = {
  product: 'coaching',
  userId: studioIds.admin,
  seed,
  async prepare({ repositories }) {
    const scope = { organisationId: studioIds.organisation }
    const { coaching, invitations } = repositories.within(scope)
    for (const { role: _, ...row } of people) {
      const empty = { first_name: '', last_name: '', gender: null, photo_url: '' }
      await coaching.coaches.insert({ ...row, ...empty, created_at: storyTime - 60 * day })
    }
    for (const { id, title, age, isShared } of sessions) {
      const created_at = storyTime - age * day
      await coaching.trainingSessions.insert({
        id,
        title,
        owner_id: studioIds.coach,
        folded_title: title.toLowerCase(),
        type: 'exercices',
        description: '',
        level: 1,
        sports: [],
        blocs: [],
        video_id: null,
        visible_area: null,
        image_id: null,
        is_deleted: false,
        share_key: isShared ? `key-of-${id}` : null,
        shared_at: isShared ? created_at + day : null,
        created_at,
        updated_at: created_at,
      })
    }
    await coaching.tags.insertAll(
      tags.map((tag) => ({
        ...tag,
        is_archived: false,
        created_at: storyTime - 60 * day,
        updated_at: storyTime - 60 * day,
      })),
    )
    await invitations.insert({
      id: 'invitation',
      product: 'coaching',
      email: 'nadia.roche@studio.example',
      role: 'member',
      team_id: null,
      invited_by: studioIds.admin,
      expires_at: storyTime + 5 * day,
      accepted_at: null,
      revoked_at: null,
      mail_status: 'sent',
      mail_error: '',
      mail_request: 1,
      created_at: storyTime - 2 * day,
    })
  },
}
