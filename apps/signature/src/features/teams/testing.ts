export { teamForm } from './team-form.ts'
export { temporaryTeam } from './temporary-team.ts'
