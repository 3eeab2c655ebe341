import { administrators } from './texts/administrators.ts'
import { banners } from './texts/banners.ts'
import { billing } from './texts/billing.ts'
import { common } from './texts/common.ts'
import { company } from './texts/company.ts'
import { conflict } from './texts/conflict.ts'
import { deploy } from './texts/deploy.ts'
import { header } from './texts/header.ts'
import { identity, userOnboarding } from './texts/identity.ts'
import { landing } from './texts/landing.ts'
import { linkedAccounts } from './texts/linked-accounts.ts'
import { memberHome } from './texts/member-home.ts'
import { missing } from './texts/missing.ts'
import { notifications } from './texts/notifications.ts'
import { onboarding } from './texts/onboarding.ts'
import { otherAccount } from './texts/other-account.ts'
import { ownOrganisation } from './texts/own-organisation.ts'
import { pages } from './texts/pages.ts'
import { profile } from './texts/profile.ts'
import { search } from './texts/search.ts'
import { sidebar } from './texts/sidebar.ts'
import { signIn } from './texts/sign-in.ts'
import { signatures } from './texts/signatures.ts'
import { teams } from './texts/teams.ts'
import { uploads } from './texts/uploads.ts'
import { users } from './texts/users.ts'

/** Every text of the signature product, a file per screen. Quoted texts of the specifications keep their spelling. */
export const texts = {
  ...common,
  conflict,
  pages,
  missing,
  header,
  sidebar,
  search,
  profile,
  notifications,
  landing,
  signIn,
  identity,
  userOnboarding,
  otherAccount,
  ownOrganisation,
  linkedAccounts,
  onboarding,
  company,
  administrators,
  memberHome,
  signatures,
  uploads,
  teams,
  users,
  deploy,
  banners,
  billing,
} as const
