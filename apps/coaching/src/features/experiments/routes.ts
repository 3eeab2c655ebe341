import type { FeatureRoutes } from '#shared/feature-routes.ts'
import { timePickerScreens } from './time-picker-routes.ts'

export const experimentsRoutes: FeatureRoutes = { signedIn: [...timePickerScreens] }
