export { teamsFeature } from './feature.ts'
export { TeamMissing } from './team-missing.tsx'
export { teamsFlow } from './teams-saga.ts'
