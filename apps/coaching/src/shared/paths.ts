const of = (page: string) => (id: string) => `${page}/${encodeURIComponent(id)}`

export const paths = {
  start: '/',
  signIn: '/auth/sign-in',
  onboarding: '/auth/onboarding',
  home: '/exercices',
  demo: '/home',
  exercices: '/exercices',
  newExercice: '/exercices/new',
  exercice: of('/exercices'),
  trainingSessions: '/training-sessions',
  newTrainingSession: '/training-sessions/new',
  trainingSession: of('/training-sessions'),
  /**
   * Page that plays a session. The parameter is the session's share key, for everybody, or its id,
   * for its owner.
   */
  training: of('/app/training-sessions'),
  trainingPrograms: '/training-programs',
  newTrainingProgram: '/training-programs/new',
  trainingProgram: of('/training-programs'),
  clients: '/clients',
  stats: '/stats',
  invoices: '/billing/invoices',
  billingTeam: '/billing/team',
}
