import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const EditorExperiment = lazyPage(
  async () => (await import('./editor-experiment.tsx')).EditorExperiment,
)
const UploadExperiment = lazyPage(
  async () => (await import('./upload-experiment.tsx')).UploadExperiment,
)

export const experimentsRoutes: FeatureRoutes = {
  signedIn: (
    <>
      <Route path="experiments/signature-editor" element={<EditorExperiment />} />
      <Route path="experiments/upload" element={<UploadExperiment />} />
    </>
  ),
}
