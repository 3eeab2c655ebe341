export { coachingRoutes } from './coaching-routes.ts'
