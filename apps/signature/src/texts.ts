/** Every text of the signature product. Quoted texts of the specifications keep their spelling. */
export const texts = {
  productName: 'Paraphe',
  save: { saving: 'Saving...', saved: 'Saved' },
  saveError: 'Error',
  deleted: 'deleted',
  organisationSaveFailed: 'failed to save organisation',
  sessionEnded: 'Votre session a pris fin : connectez-vous pour continuer.',
  deploy: {
    queued: (count: number) =>
      count === 0
        ? 'Tout le monde a déjà reçu cette signature'
        : `${count} ${count === 1 ? 'email part' : 'emails partent'}`,
  },
  onboarding: {
    defaultName: 'Signature de la société',
    defaultCampaign: 'Bannière par défaut',
    imageLost: (name: string) =>
      `L’image « ${name} » n’est plus dans ce navigateur : choisissez-la de nouveau.`,
    notKept: 'Ce navigateur ne garde pas votre travail : ne fermez pas cette page.',
  },
} as const
