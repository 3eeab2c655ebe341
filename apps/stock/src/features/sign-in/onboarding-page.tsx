import { Navigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** Redirects to the start page, since this product asks for nothing after the first sign-in. */
export function OnboardingPage() {
  return <Navigate to={paths.start} replace />
}
