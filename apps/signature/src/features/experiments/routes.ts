import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const experimentsRoutes: FeatureRoutes = {
  signedIn: [
    screen(
      'experiments/signature-editor',
      async () => (await import('./editor-experiment.tsx')).EditorExperiment,
    ),
    screen(
      'experiments/upload',
      async () => (await import('./upload-experiment.tsx')).UploadExperiment,
    ),
  ],
}
