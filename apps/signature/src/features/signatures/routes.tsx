import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const SignaturesPage = lazyPage(
  async () => (await import('./list/signatures-page.tsx')).SignaturesPage,
)
const SignaturePage = lazyPage(async () => (await import('./editor/editor-page.tsx')).SignaturePage)

export const signaturesRoutes: FeatureRoutes = {
  scoped: (
    <>
      <Route path="signatures" element={<SignaturesPage />} />
      <Route path="signatures/new" element={<SignaturePage />} />
      <Route path="signature/:signatureId" element={<SignaturePage />} />
    </>
  ),
}
