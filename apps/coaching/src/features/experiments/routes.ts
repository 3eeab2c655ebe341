import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const experimentsRoutes: FeatureRoutes = {
  signedIn: [
    screen('experiments', async () => (await import('./redux-demo/redux-demo-page.tsx')).ReduxDemo),
    screen('experiments/upload', async () => (await import('./upload/upload-page.tsx')).UploadPage),
    screen(
      'experiments/muscle-viewer',
      async () => (await import('./muscle-viewer/muscle-viewer-page.tsx')).MuscleViewerPage,
    ),
    screen(
      'experiments/time-picker',
      async () => (await import('./time-picker/time-picker-page.tsx')).TimePickerPage,
    ),
    screen(
      'experiments/launch-training-session',
      async () => (await import('./launch/launch-page.tsx')).LaunchPage,
    ),
    screen(
      'experiments/components',
      async () => (await import('./components/components-page.tsx')).ComponentsPage,
    ),
  ],
}
