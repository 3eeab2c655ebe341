import { type ApiOptions, demoSeed, storyTime } from '@org/app-kit/testing'

/** Ids of the fixtures. */
export const coachingIds = {
  organisation: 'coaching-studio',
  coach: 'coaching-coach',
  exercices: { squats: 'exercice-squats', pushUps: 'exercice-push-ups', plank: 'exercice-plank' },
  sessions: {
    morning: 'session-morning-wake-up-exercises',
    legs: 'session-legs-and-glutes-strength',
  },
  /** The key in the link of the morning session. */
  shareKey: 'Phm4mF6q9AENBt0ygMmmYw',
}

const { organisation: organisationId, coach: ownerId, exercices, sessions } = coachingIds
const team = 'coaching-team'
const day = 86_400

function seed(): ReturnType<typeof demoSeed> {
  const demo = demoSeed(storyTime)
  const [organisation] = demo.organisations
  const [anyTeam] = demo.teams
  const [person] = demo.users
  if (!organisation || !anyTeam || !person) throw new Error('The demonstration has no users')
  const bare = { logo_id: null, signature_template_id: null }
  return {
    organisations: [{ ...organisation, ...bare, id: organisationId, product: 'coaching' }],
    teams: [{ ...anyTeam, ...bare, id: team, organisation_id: organisationId }],
    users: [
      {
        ...person,
        ...bare,
        organisation_id: organisationId,
        product: 'coaching',
        id: ownerId,
        email: 'lea.moulin@studio.example',
        team_id: team,
        picture_id: null,
        banner_key: ownerId,
        install_key: ownerId,
      },
    ],
    templates: [],
    campaigns: [],
    media: [],
    files: new Map(),
  }
}

const owned = {
  owner_id: ownerId,
  description: '',
  video_id: null,
  visible_area: null,
  image_id: null,
  is_deleted: false,
  created_at: storyTime - 20 * day,
}

const exerciceRows = [
  { id: exercices.plank, title: 'Gainage ventral', level: 2, group: 'abdominals', days: 2 },
  { id: exercices.pushUps, title: 'Pompes', level: 1, group: 'pecs', days: 9 },
  { id: exercices.squats, title: 'Squats', level: 1, group: 'quads', days: 0 },
  { id: 'exercice-stretch', title: 'Étirement des mollets', level: 1, group: 'calves', days: 14 },
] as const

const bloc = {
  id: 'bloc',
  title: 'Circuit',
  description: '',
  volume: 3,
  exercices: [
    { id: 'one', exercice_id: exercices.squats, type: 'timer' as const },
    { id: 'two', exercice_id: exercices.pushUps, type: 'reps' as const },
  ].map((one) => ({ ...one, reps: 12, timer: 45, rest: true, rest_seconds: 15 })),
}

const sessionRows = [
  { id: sessions.morning, title: 'Réveil musculaire', level: 1, key: coachingIds.shareKey },
  { id: sessions.legs, title: 'Jambes et fessiers', level: 2, key: null },
] as const

const fold = (title: string) => title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** An installation of the coaching product with a coach, four exercises and two sessions. */
export const coachingApi: ApiOptions = {
  product: 'coaching',
  userId: ownerId,
  seed,
  async prepare({ repositories }) {
    const { coaching } = repositories.within({ organisationId, ownerId })
    await coaching.coaches.insert({
      id: ownerId,
      email: 'lea.moulin@studio.example',
      first_name: '',
      last_name: '',
      gender: null,
      display_name: 'Léa Moulin',
      photo_url: '',
      last_seen_at: storyTime,
      is_active: true,
      created_at: storyTime,
    })
    for (const { id, title, level, group, days } of exerciceRows) {
      await coaching.exercices.insert({
        ...owned,
        id,
        title,
        folded_title: fold(title),
        level,
        sports: [],
        equipments: [],
        main_muscle_group: group,
        updated_at: storyTime - days * day,
      })
    }
    for (const { id, title, level, key } of sessionRows) {
      await coaching.trainingSessions.insert({
        ...owned,
        id,
        title,
        folded_title: fold(title),
        level,
        type: 'exercices',
        sports: [],
        blocs: key === null ? [] : [bloc],
        share_key: key,
        shared_at: key === null ? null : storyTime,
        updated_at: storyTime,
      })
    }
  },
}
