import { type Environment, request, userLoaded, organisationLoaded } from '@org/app-kit'
import type { SignatureData } from '@org/signature'
import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { texts } from '../texts.ts'
import { companyValues, profileValues } from './company-values.ts'
import { draftStore } from './draft-store.ts'
import { imageFields, storedMedia, withMedia } from './images.ts'
import { createdBy, type Run, type RunStep, type RunStepName } from './run.ts'

/** What one step works with. `data` holds the stored pictures once `images` is done. */
export interface StepInput {
  environment: Environment
  run: Run
  step: RunStep
  organisationId: string
}

/** Does one step; returns the id of what it created, and the signature where it changed. */
export interface StepResult {
  createdId?: string
  data?: SignatureData
}
type StepWork = (input: StepInput) => SagaGenerator<StepResult>

function* saveImages({ environment, run, step }: StepInput) {
  let data = run.draft.signatureData
  for (const field of imageFields) {
    const { media } = data[field]
    if (!media?.local) continue
    const image = yield* call(draftStore.readImage, media.ref ?? '')
    if (!image) throw new Error(texts.onboarding.imageLost(media.name ?? field))
    const stored = yield* request((signal) =>
      environment.client.call(
        'uploadMedia',
        { body: { file: image, ...(media.name ? { name: media.name } : {}) } },
        { signal, idempotencyKey: `${step.idempotencyKey}-${field}` },
      ),
    )
    data = withMedia(data, field, storedMedia(stored))
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

function* createTemplate({ environment, run, step, organisationId }: StepInput) {
  const { signatureName, signatureData } = run.draft
  const template = yield* request((signal) =>
    environment.client.call(
      'createSignatureTemplate',
      {
        path: { id: organisationId },
        body: { name: signatureName, signatureData: JSON.stringify(signatureData) },
      },
      { signal, idempotencyKey: step.idempotencyKey },
    ),
  )
  return { createdId: template.id }
}

function* createCampaign({ environment, run, step, organisationId }: StepInput) {
  const bannerId = run.draft.signatureData.banner.mediaId
  if (bannerId === null) return {}
  const campaign = yield* request((signal) =>
    environment.client.call(
      'createCampaign',
      {
        path: { id: organisationId },
        body: { name: texts.onboarding.defaultCampaign, banner_id: bannerId, type: 'small' },
      },
      { signal, idempotencyKey: step.idempotencyKey },
    ),
  )
  return { createdId: campaign.id }
}

function* createTeam({ environment, run, step, organisationId }: StepInput) {
  const { client } = environment
  const name = run.draft.teamName.trim()
  if (name === '') return {}
  const team = yield* request((signal) =>
    client.call(
      'createTeam',
      {
        path: { id: organisationId },
        body: {
          name,
          signature_template_id: createdBy(run, 'template'),
          campaign_id: createdBy(run, 'campaign'),
        },
      },
      { signal, idempotencyKey: step.idempotencyKey },
    ),
  )
  for (const id of run.draft.employeeIds) {
    yield* request((signal) =>
      client.call('updateUser', { path: { id }, body: { team_id: team.id } }, { signal }),
    )
  }
  return { createdId: team.id }
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
  template: createTemplate,
  campaign: createCampaign,
  team: createTeam,
  user: updateUser,
  organisation: updateOrganisation,
}
