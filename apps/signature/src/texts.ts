import { administrators } from './texts/administrators.ts'
import { banners } from './texts/banners.ts'
import { common } from './texts/common.ts'
import { company } from './texts/company.ts'
import { conflict } from './texts/conflict.ts'
import { deploy } from './texts/deploy.ts'
import { header } from './texts/header.ts'
import { landing } from './texts/landing.ts'
import { linkedAccounts } from './texts/linked-accounts.ts'
import { memberHome } from './texts/member-home.ts'
import { missing } from './texts/missing.ts'
import { notifications } from './texts/notifications.ts'
import { onboarding } from './texts/onboarding.ts'
import { otherAccount } from './texts/other-account.ts'
import { ownOrganisation } from './texts/own-organisation.ts'
import { pages } from './texts/pages.ts'
import { search } from './texts/search.ts'
import { sidebar } from './texts/sidebar.ts'
import { signIn } from './texts/sign-in.ts'
import { signatures } from './texts/signatures.ts'
import { teams } from './texts/teams.ts'
import { uploads } from './texts/uploads.ts'
import { users } from './texts/users.ts'

/**
 * Texts that several screens use, a file per screen; a screen whose texts nothing else shows imports its
 * file itself. Quoted texts of the specifications keep their spelling.
 */
export const texts = {
  ...common,
  conflict,
  pages,
  missing,
  header,
  sidebar,
  search,
  notifications,
  landing,
  signIn,
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
} as const
