import type { Campaign } from '@org/api/client'
import {
  DeletedError,
  type Environment,
  failureText,
  isSessionEnd,
  optimistic,
  request,
  saveOperation,
  sendChange,
  sendDeletion,
  storedInstead,
  takeLeadingBy,
} from '@org/app-kit'
import { createAction } from '@reduxjs/toolkit'
import { put, select, takeLeading } from 'typed-redux-saga'
import { campaigns } from '../lists/lists.ts'
import { loadTeams } from '../lists/load-lists-saga.ts'
import { selectCampaigns, selectTeams } from '../state.ts'
import { texts } from '../texts.ts'
import {
  type CampaignChange,
  type CampaignValues,
  campaignType,
  temporaryCampaign,
  withValues,
} from './campaign-values.ts'
import { nameCampaign, type Naming } from './name-campaign.ts'

export const createCampaignOperation = 'campaigns/create'
export const updateCampaignOperation = (id: string) => `campaigns/update/${id}`

export const campaignCreateRequested = createAction<{
  values: CampaignValues
  /** The team that owns the campaign. */
  teamId: string
  naming: Naming
  idempotencyKey: string
}>('campaigns/createRequested')
export const campaignUpdateRequested = createAction<{
  id: string
  values: CampaignChange
  naming: Naming
  /** The campaign that was edited, so that somebody else's change is not overwritten unseen. */
  base: Campaign
}>('campaigns/updateRequested')
export const campaignDeleteRequested = createAction<string>('campaigns/deleteRequested')

/** Creates a team's campaign: a temporary entry first, replaced by the server's or taken away on failure. */
export function* createCampaign(
  environment: Environment,
  { payload }: ReturnType<typeof campaignCreateRequested>,
) {
  const { client, newKey } = environment
  const { values, teamId, naming, idempotencyKey } = payload
  const teams = yield* select(selectTeams)
  const team = teams.data.find(({ id }) => id === teamId)
  if (!team) return
  const temporaryId = newKey()
  yield* saveOperation(environment, createCampaignOperation, texts.save, function* () {
    const created = yield* optimistic({
      apply: campaigns.actions.put({ item: temporaryCampaign(temporaryId, values, team) }),
      restore: campaigns.actions.remove(temporaryId),
      send: () =>
        request((signal) =>
          client.call(
            'createTeamCampaign',
            { path: { id: teamId }, body: { ...values, type: campaignType } },
            { signal, idempotencyKey },
          ),
        ),
    })
    yield* put(campaigns.actions.replace({ id: temporaryId, item: created }))
    yield* nameCampaign(environment, created.id, naming)
    return created.id
  })
}

/**
 * Changes a campaign at once and sends it; the former entry comes back on failure. The list need not
 * hold it: somebody may have deleted it, which only the server can tell.
 */
export function* updateCampaign(
  environment: Environment,
  { payload }: ReturnType<typeof campaignUpdateRequested>,
) {
  const { client } = environment
  const { id, values, naming, base } = payload
  const { data } = yield* select(selectCampaigns)
  const former = data.find((campaign) => campaign.id === id) ?? base
  const teams = yield* select(selectTeams)
  yield* saveOperation(environment, updateCampaignOperation(id), texts.save, function* () {
    const saved = yield* optimistic({
      apply: campaigns.actions.patch({ id, changes: withValues(former, values, teams.data) }),
      restore: (error) =>
        error instanceof DeletedError
          ? campaigns.actions.remove(id)
          : campaigns.actions.patch({ id, changes: storedInstead<Campaign>(error) ?? former }),
      send: () =>
        sendChange({
          values,
          base,
          send: (body, ifMatch) =>
            request((signal) =>
              client.call('updateCampaign', { path: { id }, body }, { signal, ifMatch }),
            ),
          deleted: texts.banners.deletedMeanwhile,
        }),
    })
    yield* put(campaigns.actions.put({ item: saved }))
    yield* nameCampaign(environment, id, naming)
  })
}

/** Removes a campaign at once; the row comes back where it stood on failure. */
export function* deleteCampaign(
  environment: Environment,
  { payload: id }: ReturnType<typeof campaignDeleteRequested>,
) {
  const { client, notify } = environment
  const { data } = yield* select(selectCampaigns)
  const index = data.findIndex((campaign) => campaign.id === id)
  const former = data[index]
  if (!former) return
  try {
    yield* optimistic({
      apply: campaigns.actions.remove(id),
      restore: campaigns.actions.put({ item: former, index }),
      send: () =>
        sendDeletion(() =>
          request((signal) => client.call('deleteCampaign', { path: { id } }, { signal })),
        ),
    })
    notify(texts.deleted, 'success')
    // Teams that named it name none now.
    yield* loadTeams(environment)
  } catch (error) {
    if (!isSessionEnd(error)) notify(texts.notDeleted(failureText(error, 'delete')), 'danger')
  }
}

export function* campaignsSaga(environment: Environment) {
  // A double click on Save must not create the campaign twice.
  yield* takeLeading(campaignCreateRequested, createCampaign, environment)
  // Different campaigns may be changed or deleted at the same time, one campaign only once.
  yield* takeLeadingBy(
    campaignUpdateRequested,
    ({ payload }) => payload.id,
    (action) => updateCampaign(environment, action),
  )
  yield* takeLeadingBy(
    campaignDeleteRequested,
    ({ payload }) => payload,
    (action) => deleteCampaign(environment, action),
  )
}
