export { Forbidden as ForbiddenPage } from '@org/app-kit/pages'
