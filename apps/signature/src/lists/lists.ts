import type { Campaign, SignatureTemplate, Team, User } from '@org/api/client'
import { createList } from '@org/app-kit'

export const teams = createList<Team>('teams')
export const users = createList<User>('users')
export const templates = createList<SignatureTemplate>('templates')
export const campaigns = createList<Campaign>('campaigns')
