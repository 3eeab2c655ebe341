import * as z from 'zod'
import { campaignSchema, maxExpire } from '../entities/campaign.ts'
import { done, id, listOf, reference, requiredText, seconds, text, webAddress } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'

const campaignList = {
  where: ['id', 'team_id', 'type', 'banner_id'],
  search: ['name'],
  order: ['name', 'start_date', 'end_date', 'created_at'],
} satisfies ListRule

const fields = {
  banner_id: reference.optional(),
  shows_nothing: z.boolean().optional(),
  link_url: webAddress.optional(),
  type: text(40).optional(),
  name: requiredText(),
  start_date: seconds.nullable().optional(),
  end_date: seconds.nullable().optional(),
  expire: z.int().min(0).max(maxExpire).optional(),
}

export const campaignOperations = {
  listCampaigns: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/campaigns',
    tag: 'Banners',
    summary: 'Lists the campaigns that the caller may see',
    access: 'team_admin',
    list: campaignList,
    response: listOf(campaignSchema),
  }),
  createCampaign: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/campaigns',
    tag: 'Banners',
    summary: 'Adds a campaign to the global team',
    access: 'admin',
    body: z.object(fields),
    response: campaignSchema,
    errors: ['REFERENCE', 'STORAGE_FULL'],
  }),
  listTeamCampaigns: operation({
    product: 'signature',
    method: 'get',
    path: '/team/{id}/campaigns',
    tag: 'Banners',
    summary: 'Lists the campaigns of a team',
    access: 'team_admin',
    list: campaignList,
    response: listOf(campaignSchema),
    errors: ['NOT_FOUND'],
  }),
  createTeamCampaign: operation({
    product: 'signature',
    method: 'post',
    path: '/team/{id}/campaigns',
    tag: 'Banners',
    summary: 'Adds a campaign to a team',
    access: 'team_admin',
    body: z.object(fields),
    response: campaignSchema,
    errors: ['NOT_FOUND', 'REFERENCE', 'STORAGE_FULL'],
  }),
  getCampaign: operation({
    product: 'signature',
    method: 'get',
    path: '/campaign/{id}',
    tag: 'Banners',
    summary: 'Returns a campaign',
    access: 'team_admin',
    response: campaignSchema,
    errors: ['NOT_FOUND'],
  }),
  updateCampaign: operation({
    product: 'signature',
    method: 'patch',
    path: '/campaign/{id}',
    tag: 'Banners',
    summary: 'Changes a campaign; `team_id` moves it to another team',
    access: 'team_admin',
    body: z.object({ ...fields, team_id: id }).partial(),
    writable: { team_admin: Object.keys(fields) },
    response: campaignSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  deleteCampaign: operation({
    product: 'signature',
    method: 'delete',
    path: '/campaign/{id}',
    tag: 'Banners',
    summary: 'Deletes a campaign',
    access: 'team_admin',
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
