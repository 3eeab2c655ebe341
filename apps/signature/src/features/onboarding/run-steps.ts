import { storedMedia } from '#shared/stored-media.ts'
import { type Environment, request, userLoaded, organisationLoaded } from '@org/app-kit'
import { ApiError } from '@org/api/client'
import type { SignatureData } from '@org/signature'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { onboardingTexts } from './texts.ts'
import { companyValues, profileValues } from './company-values.ts'
import { draftStore } from './draft-store.ts'
import {
  downloadImage,
  type ImageField,
  ImageLost,
  imageFields,
  withMedia,
  withAltOf,
} from './images.ts'
import { createdBy, type Run, type RunStep, type RunStepName } from './run.ts'

/**
 * Input of one step. Once the step `images` is done, the images in the run's draft are the uploaded
 * ones.
 */
export interface StepInput {
  environment: Environment
  run: Run
  step: RunStep
  organisationId: string
}

/** Result of a step: the id of what it created or updated, and the signature if it changed. */
export interface StepResult {
  createdId?: string
  data?: SignatureData
}
type StepWork = (input: StepInput) => SagaGenerator<StepResult>

function* isStored({ client }: Environment, id: string) {
  try {
    yield* request((signal) => client.call('getMedia', { path: { id } }, { signal }))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.type === 'NOT_FOUND') return false
    throw error
  }
}

/**
 * Returns the file of an image to upload; null if there is no image or the company already has it.
 */
function* missingFile(
  environment: Environment,
  data: SignatureData,
  field: ImageField,
): SagaGenerator<Blob | null> {
  const { media, mediaId } = data[field]
  if (media?.local) {
    const image = yield* call(draftStore.readImage, media.ref ?? '')
    if (!image) throw new ImageLost(media.name ?? field)
    return image
  }
  if (!media || mediaId === null || (yield* isStored(environment, mediaId))) return null
  // The image belongs to another company of the same person, so it is copied.
  return yield* call(downloadImage, media)
}

function* saveImages({ environment, run, step }: StepInput) {
  let data = run.draft.signatureData
  for (const field of imageFields) {
    const { media } = data[field]
    const image = yield* missingFile(environment, data, field)
    if (!image) continue
    const stored = yield* request((signal) =>
      environment.client.call(
        'uploadMedia',
        { body: { file: image, ...(media?.name ? { name: media.name } : {}) } },
        { signal, idempotencyKey: `${step.idempotencyKey}-${field}` },
      ),
    )
    data = withMedia(data, field, withAltOf(media, storedMedia(stored)))
  }
  return { data }
}

function* saveProfile({ environment, run }: StepInput) {
  const body = profileValues(run.draft.signatureData)
  const user = yield* request((signal) =>
    environment.client.call('updateUser', { path: { id: 'me' }, body }, { signal }),
  )
  yield* put(userLoaded(user))
  return {}
}

function* saveCompany({ environment, run, organisationId }: StepInput) {
  const body = companyValues(run.draft.signatureData)
  const organisation = yield* request((signal) =>
    environment.client.call(
      'updateOrganisation',
      { path: { id: organisationId }, body },
      { signal },
    ),
  )
  yield* put(organisationLoaded(organisation))
  return {}
}

function* markOnboarded({ environment, step, organisationId }: StepInput) {
  const { idempotencyKey } = step
  const organisation = yield* request((signal) =>
    environment.client.call(
      'setOnboarding',
      { path: { id: organisationId } },
      { signal, idempotencyKey },
    ),
  )
  yield* put(organisationLoaded(organisation))
  return {}
}

function* saveTemplate({ environment, run, step, organisationId }: StepInput) {
  const { client } = environment
  const { signatureName, signatureData } = run.draft
  const { createdId, idempotencyKey } = step
  const body = { name: signatureName, signatureData: JSON.stringify(signatureData) }
  const template = yield* request((signal) =>
    createdId === null
      ? client.call(
          'createSignatureTemplate',
          { path: { id: organisationId }, body },
          { signal, idempotencyKey },
        )
      : client.call('updateTemplate', { path: { id: createdId }, body }, { signal }),
  )
  return { createdId: template.id }
}

function* saveCampaign({ environment, run, step, organisationId }: StepInput) {
  const { client } = environment
  const { createdId, idempotencyKey } = step
  const bannerId = run.draft.signatureData.banner.mediaId
  if (bannerId === null) {
    if (createdId === null) return {}
    yield* request((signal) =>
      client.call('deleteCampaign', { path: { id: createdId } }, { signal }),
    )
    return {}
  }
  const campaign = yield* request((signal) =>
    createdId === null
      ? client.call(
          'createCampaign',
          {
            path: { id: organisationId },
            body: { name: onboardingTexts.defaultBanner, banner_id: bannerId, type: 'small' },
          },
          { signal, idempotencyKey },
        )
      : client.call(
          'updateCampaign',
          { path: { id: createdId }, body: { banner_id: bannerId } },
          { signal },
        ),
  )
  return { createdId: campaign.id }
}

function* saveTeam({ environment, run, step, organisationId }: StepInput) {
  const { client } = environment
  const { createdId, idempotencyKey } = step
  const name = run.draft.teamName.trim()
  if (name === '') {
    if (createdId === null) return {}
    yield* request((signal) => client.call('deleteTeam', { path: { id: createdId } }, { signal }))
    return {}
  }
  const body = {
    name,
    signature_template_id: createdBy(run, 'template'),
    campaign_id: createdBy(run, 'campaign'),
  }
  const team = yield* request((signal) =>
    createdId === null
      ? client.call(
          'createTeam',
          { path: { id: organisationId }, body },
          { signal, idempotencyKey },
        )
      : client.call('updateTeam', { path: { id: createdId }, body }, { signal }),
  )
  for (const id of run.draft.employeeIds) yield* joinTeam(environment, id, team.id)
  return { createdId: team.id }
}

/** Adds an employee to a team. Skips an employee who has since been deleted. */
function* joinTeam({ client }: Environment, id: string, team_id: string) {
  try {
    yield* request((signal) =>
      client.call('updateUser', { path: { id }, body: { team_id } }, { signal }),
    )
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'NOT_FOUND') throw error
  }
}

function* updateUser({ environment, run }: StepInput) {
  const teamId = createdBy(run, 'team')
  const profile = profileValues(run.draft.signatureData)
  const body = teamId === null ? profile : { ...profile, team_id: teamId }
  const user = yield* request((signal) =>
    environment.client.call('updateUser', { path: { id: 'me' }, body }, { signal }),
  )
  yield* put(userLoaded(user))
  return {}
}

function* updateOrganisation({ environment, run, organisationId }: StepInput) {
  const body = { signature_template_id: createdBy(run, 'template') }
  const organisation = yield* request((signal) =>
    environment.client.call(
      'updateOrganisation',
      { path: { id: organisationId }, body },
      { signal },
    ),
  )
  yield* put(organisationLoaded(organisation))
  return {}
}

/** What each step of a run does (specification 1, section 4, "Saving onboarding data"). */
export const runSteps: Readonly<Record<RunStepName, StepWork>> = {
  images: saveImages,
  profile: saveProfile,
  company: saveCompany,
  onboarded: markOnboarded,
  template: saveTemplate,
  campaign: saveCampaign,
  team: saveTeam,
  user: updateUser,
  organisation: updateOrganisation,
}
