import { describe, expect, it } from 'vitest'
import type { CampaignRecord, TeamRecord } from '../ports/records.ts'
import {
  currentCampaign,
  hasCampaignAhead,
  isActive,
  secondsToNextChange,
} from './current-campaign.ts'

const now = 1000

function campaign(id: string, fields: Partial<CampaignRecord> = {}): CampaignRecord {
  return {
    id,
    organisation_id: 'o',
    team_id: 'team',
    name: id,
    type: 'small',
    banner_id: 'image',
    shows_nothing: false,
    link_url: '',
    start_date: null,
    end_date: null,
    expire: 60,
    created_at: 0,
    revision: 1,
    ...fields,
  }
}

function team(id: string, campaignId: string | null = null): TeamRecord {
  return {
    id,
    organisation_id: 'o',
    name: id,
    is_global: id === 'global',
    signature_template_id: null,
    campaign_id: campaignId,
    created_at: 0,
    revision: 1,
  }
}

function selected(of: TeamRecord, campaigns: CampaignRecord[], global = team('global')) {
  return currentCampaign(of, global, campaigns, now)?.id ?? null
}

describe('isActive', () => {
  it('includes the start date and excludes the end date', () => {
    expect(isActive({ start_date: now, end_date: now + 1 }, now)).toBe(true)
    expect(isActive({ start_date: now + 1, end_date: null }, now)).toBe(false)
    expect(isActive({ start_date: null, end_date: now }, now)).toBe(false)
  })

  it('treats a missing date as no limit', () => {
    expect(isActive({ start_date: null, end_date: null }, now)).toBe(true)
  })
})

describe('a campaign without an image', () => {
  const empty = campaign('empty', { banner_id: null, start_date: 5, end_date: now + 50 })
  const global = campaign('global', { team_id: 'global' })

  it('is skipped, even if the team selected it', () => {
    expect(selected(team('team'), [empty, global])).toBe('global')
    expect(selected(team('team', 'empty'), [empty, global])).toBe('global')
    expect(hasCampaignAhead([empty], now)).toBe(false)
    expect(secondsToNextChange([empty], now)).toBeNull()
  })

  it('is not skipped when it is meant to show nothing', () => {
    const meant = { ...empty, shows_nothing: true }
    expect(selected(team('team'), [meant, global])).toBe('empty')
    expect(hasCampaignAhead([meant], now)).toBe(true)
    expect(secondsToNextChange([meant], now)).toBe(50)
  })
})

describe('currentCampaign', () => {
  it('prefers the campaign that the team selected, as long as it is active', () => {
    const named = campaign('named', { start_date: 1 })
    const later = campaign('later', { start_date: 2 })

    expect(selected(team('team', 'named'), [named, later])).toBe('named')
    expect(selected(team('team', 'named'), [{ ...named, end_date: 10 }, later])).toBe('later')
  })

  it('prefers the latest start, then the newest campaign', () => {
    const open = campaign('open', { created_at: 9 })
    const early = campaign('early', { start_date: 1 })
    const twin = campaign('twin', { start_date: 1, created_at: 5 })

    expect(selected(team('team'), [open, early, twin])).toBe('twin')
    expect(selected(team('team'), [open, campaign('older', { created_at: 1 })])).toBe('open')
  })

  it("falls back to the global team's campaigns, but never to another team's", () => {
    const global = campaign('global', { team_id: 'global' })
    const other = campaign('other', { team_id: 'other', start_date: 5 })

    expect(selected(team('team'), [global, other])).toBe('global')
    expect(selected(team('team'), [other])).toBeNull()
  })

  it('uses the campaign selected for the global team when a team falls back to the global team', () => {
    const campaigns = [
      campaign('a', { team_id: 'global', start_date: 9 }),
      campaign('b', { team_id: 'global' }),
    ]

    expect(selected(team('team'), campaigns, team('global', 'b'))).toBe('b')
  })
})

it('finds when the next campaign starts or ends', () => {
  const campaigns = [
    campaign('a', { start_date: now + 50, end_date: now + 90 }),
    campaign('b', { end_date: now - 5 }),
  ]

  expect(secondsToNextChange(campaigns, now)).toBe(50)
  expect(secondsToNextChange([], now)).toBeNull()
})

it('detects a planned campaign, but not one that has ended', () => {
  expect(hasCampaignAhead([campaign('a', { end_date: now })], now)).toBe(false)
  expect(hasCampaignAhead([campaign('a', { start_date: now + 99 })], now)).toBe(true)
})
