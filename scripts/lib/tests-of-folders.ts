import path from 'node:path'

/**
 * The end-to-end tests of each folder. They start the built product, so they do not import its
 * sources. A folder that is not listed uses the tests of the nearest listed folder above it.
 */
export const e2eOfFolders: Record<string, readonly string[]> = {
  'apps/signature/src/features/audit': ['audit'],
  'apps/coaching/src': ['coaching-account', 'coaching-journey'],
  'apps/coaching/src/features/training': ['coaching-journey', 'video-addresses'],
  'apps/coaching/src/features/training-sessions': [
    'coaching-drag',
    'coaching-tabs',
    'coaching-journey',
    'video-addresses',
  ],
  'apps/coaching/src/shared/{media,media-parts,owned-list}': ['video-addresses'],
  'apps/coaching/src/{features/instagram,shared/video-upload}': ['coaching-video-import'],
  'apps/coaching-admin/src': ['coaching-admin'],
  'apps/tour/src': ['tour', 'tour-embed'],
  'packages/api/src/tour': ['tour', 'tour-embed'],
  'packages/api/src/coaching': ['coaching-journey'],
  'packages/api/src/uploads': ['coaching-journey', 'uploads'],
  'apps/stock/src': ['stock-centres'],
  'packages/app-kit/src/entity-pages': ['coaching-admin', 'stock-catalogue', 'stock-centres'],
  'apps/stock/src/features/counts': ['stock-journey', 'stock-keyboard'],
  'apps/stock/src/features/import': ['stock-catalogue', 'stock-journey', 'stock-reload'],
  'apps/stock/src/features/{categories,praticiens,products,suppliers,users}': ['stock-catalogue'],
  'apps/stock/src/features/stock': ['stock-journey', 'stock-keyboard', 'stock-reload'],
  'apps/stock/src/features/{orders,returns}': ['stock-journey', 'stock-keyboard', 'stock-orders'],
  'apps/stock/src/shared/scanner': ['stock-camera', 'stock-journey', 'stock-keyboard'],
  'packages/api/src/{orders,stock}': ['stock-journey'],
  'apps/signature/src/features/banners': ['banners'],
  'apps/signature/src/features/billing': ['billing'],
  'apps/signature/src/features/company': ['administrator-week', 'forms-leave', 'invitations'],
  'apps/signature/src/features/deploy': ['deploy'],
  'apps/signature/src/features/signatures/editor': [
    'addon-controls',
    'editor',
    'kept-work',
    'signature-controls',
  ],
  'apps/signature/src/features/experiments': ['media'],
  'apps/signature/src/features/employees': ['lists', 'deleted-meanwhile'],
  'apps/signature/src/features/employees/import': ['import-session', 'import-tabs'],
  'apps/signature/src/features/install': ['install', 'install-messages'],
  'apps/signature/src/features/landing': ['journey'],
  'apps/signature/src/features/linked-accounts': ['accounts'],
  'apps/signature/src/shared/lists': ['lists', 'failures'],
  'apps/signature/src/features/member-home': ['team-administrator-day'],
  'apps/signature/src/shared/messages': ['server-errors', 'routes'],
  'apps/signature/src/features/onboarding': ['wizard', 'wizard-failures'],
  'apps/signature/src/features/photo-network': ['photo-network', 'video-import'],
  'apps/signature/src/features/{notifications,profile}': ['sessions', 'shell'],
  'apps/signature/src/app/shell': ['routes', 'shell'],
  'apps/signature/src/features/sign-in': ['identity', 'session', 'session-work'],
  'apps/signature/src/features/signatures': ['signatures'],
  'apps/signature/src/features/teams': ['deleted-meanwhile', 'team-administrator-day'],
  'apps/signature/src': ['journey'],
  'apps/server/src/{host,http}': ['encodings', 'host', 'products', 'tour-embed'],
  'apps/server/src/mailbox': ['mailbox'],
  'apps/server/src/media': ['media', 'uploads'],
  'apps/server/src/payments': ['billing'],
  'packages/api/src/photo-network': ['coaching-video-import', 'photo-network'],
  'apps/server/src': ['start'],
  'apps/web/src/analytics': ['analytics'],
  'apps/web/src/backend': ['firebase-backend', 'stock-changes.emulator'],
  'apps/functions/src': ['stock-changes.emulator'],
  'packages/app-kit/src/changes': ['stock-changes.emulator'],
  'apps/web': ['encodings', 'host', 'late-code', 'page-weights', 'products', 'start'],
  'packages/adapters/src/documents': ['stock-journey'],
  'packages/adapters/src/identity': ['identity', 'session', 'sessions'],
  'packages/adapters/src/tables': ['import-session', 'import-tabs'],
  'packages/adapters/src/mail': ['deploy', 'invitations'],
  'packages/adapters/src/photo-network': ['coaching-video-import', 'photo-network', 'video-import'],
  'packages/adapters/src/images': ['media'],
  'packages/adapters/src': ['start'],
  'packages/api/src': ['administrator-week', 'journey'],
  'packages/app-kit/src/{analytics,consent,cookies}': ['analytics'],
  'packages/app-kit/src/{identity,sign-in-page}': ['firebase-backend', 'identity'],
  'packages/app-kit/src/session': ['session', 'session-work'],
  'packages/app-kit/src/unsaved-work': [
    'coaching-tabs',
    'forms-leave',
    'kept-work',
    'session-work',
    'wizard',
  ],
  'packages/app-kit/src/{lists,operations}': ['lists', 'failures'],
  'packages/app-kit/src': ['forms-leave', 'shell'],
  'packages/data/src/analytics': ['analytics'],
  'packages/data/src/firebase': ['firebase-backend', 'identity'],
  'packages/data/src': ['identity'],
  'packages/signature/src/checks': ['editor-checks'],
  'packages/signature/src': ['install'],
  'packages/ui/src/media/{resumable-upload,video-file}': ['uploads'],
  'packages/ui/src/sortable': ['coaching-drag'],
  'packages/ui/src/signature-editor': ['editor', 'editor-checks'],
}

/** Unit tests that read the matching files as text instead of importing them. */
export const readersOfFiles: Record<string, readonly string[]> = {
  '**/*.{ts,tsx}': ['scripts/lib/attempts.test.ts', 'scripts/lib/regular-expressions.test.ts'],
  '.oxlintrc.json': ['scripts/lib/import-boundaries.test.ts'],
  'packages/ui/docs/**/*.mdx': [
    'packages/ui/test/documented-cases.test.ts',
    'packages/ui/test/documented-variables.test.ts',
  ],
  'packages/ui/src/**/*.tsx': ['packages/ui/test/translated-texts.test.ts'],
  '{packages/app-kit,apps/signature,apps/stock,apps/coaching,apps/coaching-admin,apps/tour}/src/**':
    ['scripts/lib/field-types.test.ts'],
  'apps/{signature,stock,coaching,coaching-admin,tour,web}/**': ['apps/web/test/pages.test.ts'],
  '{packages,apps}/*/{src/**,package.json}': ['scripts/lib/cycle-boundaries.test.ts'],
  'apps/*/src/**': ['scripts/lib/feature-boundaries.test.ts', 'scripts/lib/side-effects.test.ts'],
  'packages/ui/src/**': ['scripts/lib/styled-components.test.ts'],
  'docs/claims.tsv': ['signature', 'stock', 'coaching', 'coaching-admin'].map(
    (product) => `apps/${product}/src/app/texts.test.ts`,
  ),
  'apps/server/src/storage/migrations/*.sql': [
    'apps/server/test/contract.test.ts',
    'apps/server/test/migration-steps.test.ts',
    'apps/server/test/migrations.test.ts',
    'apps/server/test/repositories.test.ts',
  ],
  'scripts/**': ['scripts/run.test.ts'],
}

const depth = (folder: string) => folder.split('/').length

/**
 * The end-to-end test files for a changed file: those of the innermost listed folders that contain
 * it.
 */
export function e2eOf(file: string): string[] {
  const around = Object.keys(e2eOfFolders).filter((folder) =>
    path.matchesGlob(file, `${folder}/**`),
  )
  const deepest = Math.max(...around.map(depth))
  return around
    .filter((folder) => depth(folder) === deepest)
    .flatMap((folder) => e2eOfFolders[folder] ?? [])
    .map((name) => `e2e/${name}.e2e.test.ts`)
}

/** Unit tests that read a changed file as text. */
export const readersOf = (file: string): string[] =>
  Object.entries(readersOfFiles).flatMap(([pattern, tests]) =>
    path.matchesGlob(file, pattern) ? [...tests] : [],
  )
