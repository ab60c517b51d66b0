import { defineMessages, type MessageTag } from 'react-intl'

export const authMessages = {
  ...defineMessages({
    email: { id: 'auth.email', defaultMessage: 'Email' },
    password: { id: 'auth.password', defaultMessage: 'Password' },
    newPassword: { id: 'auth.newPassword', defaultMessage: 'New password' },
    firstName: { id: 'auth.firstName', defaultMessage: 'First name' },
    lastName: { id: 'auth.lastName', defaultMessage: 'Last name' },
    passwordHint: {
      id: 'auth.passwordHint',
      defaultMessage:
        '6 to 20 characters: a capital letter, a small letter, a digit and a special character such as # or !',
    },
    emailRequired: { id: 'auth.emailRequired', defaultMessage: 'Email address is required' },
    emailInvalid: { id: 'auth.emailInvalid', defaultMessage: 'Please enter a valid email address' },
    emailInUse: {
      id: 'auth.emailInUse',
      defaultMessage: 'This email already has an account. Sign in, or use another email.',
    },
    passwordRequired: { id: 'auth.passwordRequired', defaultMessage: 'Password is required' },
    passwordRule: {
      id: 'auth.passwordRule',
      defaultMessage: 'Password must contain a capital letter and special character',
    },
    nameRequired: { id: 'auth.nameRequired', defaultMessage: 'Please write your name' },
    nameTooLong: { id: 'auth.nameTooLong', defaultMessage: 'A name can have at most 80 characters' },
    nameMarkup: { id: 'auth.nameMarkup', defaultMessage: 'A name cannot contain < or >' },
    termsRequired: { id: 'auth.termsRequired', defaultMessage: 'Please accept the terms to create an account' },
    registerTitle: { id: 'auth.registerTitle', defaultMessage: 'Create your account' },
    registerLead: { id: 'auth.registerLead', defaultMessage: 'Join 15K+ couples who plan their wedding with Zaffa.' },
    registerToPublish: {
      id: 'auth.registerToPublish',
      defaultMessage: 'One account, and your invitation is published. Everything you typed is kept.',
    },
    claimCouples: { id: 'auth.claimCouples', defaultMessage: '15K+ couples' },
    claimVendors: { id: 'auth.claimVendors', defaultMessage: '1000+ vendors' },
    claimRating: { id: 'auth.claimRating', defaultMessage: '4.9 rating' },
    recommended: {
      id: 'auth.recommended',
      defaultMessage:
        'Someone recommended Zaffa to you. We keep the recommendation with your account and count it for that person.',
    },
    newsletter: { id: 'auth.newsletter', defaultMessage: 'Send me wedding ideas by email, now and then' },
    createAccount: { id: 'auth.createAccount', defaultMessage: 'Create Account' },
    creatingAccount: { id: 'auth.creatingAccount', defaultMessage: 'Creating Account...' },
    registered: { id: 'auth.registered', defaultMessage: 'Your account is ready. Sign in to start.' },
    registeredToPublish: {
      id: 'auth.registeredToPublish',
      defaultMessage: 'Your account is ready. Sign in, and your invitation is published at once.',
    },
    expired: {
      id: 'auth.expired',
      defaultMessage: 'You have been signed out. Sign in to continue where you left off: what you typed is kept.',
    },
    loginTitle: { id: 'auth.loginTitle', defaultMessage: 'Welcome back' },
    loginLead: { id: 'auth.loginLead', defaultMessage: 'Sign in to your invitations and plans.' },
    loginToPublish: {
      id: 'auth.loginToPublish',
      defaultMessage: 'Sign in to publish your invitation. Everything you typed is kept.',
    },
    rememberMe: { id: 'auth.rememberMe', defaultMessage: 'Remember me' },
    forgotPassword: { id: 'auth.forgotPassword', defaultMessage: 'Forgot your password?' },
    signIn: { id: 'auth.signIn', defaultMessage: 'Sign In' },
    signingIn: { id: 'auth.signingIn', defaultMessage: 'Signing In...' },
    forgotTitle: { id: 'auth.forgotTitle', defaultMessage: 'A new password' },
    forgotLead: {
      id: 'auth.forgotLead',
      defaultMessage:
        'Enter your email and we will send you a link to set a new password. It works once, for 30 minutes.',
    },
    sendLink: { id: 'auth.sendLink', defaultMessage: 'Send the link' },
    sending: { id: 'auth.sending', defaultMessage: 'Sending...' },
    linkSent: {
      id: 'auth.linkSent',
      defaultMessage:
        'If this email has an account, we have sent the link. Look in your inbox, and in the spam folder too.',
    },
    backToLogin: { id: 'auth.backToLogin', defaultMessage: 'Back to sign in' },
    resetTitle: { id: 'auth.resetTitle', defaultMessage: 'Set a new password' },
    resetLead: { id: 'auth.resetLead', defaultMessage: 'You will then have to sign in again on all your devices.' },
    savePassword: { id: 'auth.savePassword', defaultMessage: 'Save the password' },
    saving: { id: 'auth.saving', defaultMessage: 'Saving...' },
    currentPassword: { id: 'auth.currentPassword', defaultMessage: 'Current password' },
    changePassword: { id: 'auth.changePassword', defaultMessage: 'Change the password' },
    passwordChanged: {
      id: 'auth.passwordChanged',
      defaultMessage: 'Your password is changed. Your other devices are signed out.',
    },
    loginDescription: {
      id: 'auth.loginDescription',
      defaultMessage:
        'Sign in to Zaffa to publish and edit your wedding invitations and to find your plans on every device.',
    },
    registerDescription: {
      id: 'auth.registerDescription',
      defaultMessage:
        'Create a free Zaffa account: publish digital wedding invitations, keep your plans and find them on every device.',
    },
    forgotDescription: {
      id: 'auth.forgotDescription',
      defaultMessage: 'Ask for a link to set a new password for your Zaffa account. It works once and for 30 minutes.',
    },
    resetNoToken: {
      id: 'auth.resetNoToken',
      defaultMessage: 'This link is incomplete. Open the link in the email again, or ask for a new one.',
    },
  }),
  ...defineMessages<{
    terms: { terms: MessageTag; privacy: MessageTag }
    haveAccount: { login: MessageTag }
    noAccount: { register: MessageTag }
  }>({
    terms: {
      id: 'auth.terms',
      defaultMessage: 'I am over 18 and I agree to the <terms>Terms</terms> and the <privacy>Privacy Policy</privacy>',
    },
    haveAccount: { id: 'auth.haveAccount', defaultMessage: 'Already have an account? <login>Sign in</login>' },
    noAccount: { id: 'auth.noAccount', defaultMessage: 'New to Zaffa? <register>Create an account</register>' },
  }),
}

export const accountMessages = {
  ...defineMessages({
    title: { id: 'account.title', defaultMessage: 'My account' },
    description: {
      id: 'account.description',
      defaultMessage: 'Your profile, your password and your data at Zaffa: read, edit, download and delete them.',
    },
    profileTitle: { id: 'account.profileTitle', defaultMessage: 'Profile' },
    profileLead: { id: 'account.profileLead', defaultMessage: 'How we address you, and how we reach you.' },
    firstName: { id: 'account.firstName', defaultMessage: 'First name' },
    lastName: { id: 'account.lastName', defaultMessage: 'Last name' },
    phone: { id: 'account.phone', defaultMessage: 'Mobile phone (optional)' },
    language: { id: 'account.language', defaultMessage: 'Language' },
    newsletter: { id: 'account.newsletter', defaultMessage: 'Send me wedding ideas by email, now and then' },
    nameTooLong: { id: 'account.nameTooLong', defaultMessage: 'A name can have at most 80 characters' },
    nameMarkup: { id: 'account.nameMarkup', defaultMessage: 'A name cannot contain < or >' },
    phoneInvalid: { id: 'account.phoneInvalid', defaultMessage: 'Please enter a valid Egyptian phone number' },
    currentPassword: { id: 'account.currentPassword', defaultMessage: 'Current password' },
    passwordForPhone: { id: 'account.passwordForPhone', defaultMessage: 'Needed to change your phone number.' },
    currentPasswordRequired: {
      id: 'account.currentPasswordRequired',
      defaultMessage: 'Please enter your current password',
    },
    save: { id: 'account.save', defaultMessage: 'Save the profile' },
    saving: { id: 'account.saving', defaultMessage: 'Saving...' },
    saved: { id: 'account.saved', defaultMessage: 'Your profile is saved.' },
    conflict: {
      id: 'account.conflict',
      defaultMessage:
        'Your profile was changed on another device or in another tab. Load the newer values: what you typed here stays.',
    },
    loadNewer: { id: 'account.loadNewer', defaultMessage: 'Load the newer values' },
    newerLoaded: {
      id: 'account.newerLoaded',
      defaultMessage: 'The newer values are here, and what you typed has stayed. Check it, then save.',
    },
    emailTitle: { id: 'account.emailTitle', defaultMessage: 'Email address' },
    emailLead: {
      id: 'account.emailLead',
      defaultMessage:
        'Confirm the address to show that it is yours. Messages and requests sent with it without signing in then become part of your data, and are deleted with the account.',
    },
    sendVerification: { id: 'account.sendVerification', defaultMessage: 'Send a new link' },
    sendingVerification: { id: 'account.sendingVerification', defaultMessage: 'Sending...' },
    verifyTitle: { id: 'account.verifyTitle', defaultMessage: 'Confirm your email address' },
    verifyLead: { id: 'account.verifyLead', defaultMessage: 'So that nobody else can use your address.' },
    verifySignedOut: {
      id: 'account.verifySignedOut',
      defaultMessage: 'Sign in to the account that you registered with this address to confirm it.',
    },
    verifySignIn: { id: 'account.verifySignIn', defaultMessage: 'Sign in and confirm' },
    verifying: { id: 'account.verifying', defaultMessage: 'Confirming your address…' },
    verified: { id: 'account.verified', defaultMessage: 'Your email address is confirmed. Thank you!' },
    verifyNoToken: {
      id: 'account.verifyNoToken',
      defaultMessage: 'This link is incomplete. Open the link in the email again, or send a new one from your account.',
    },
    toAccount: { id: 'account.toAccount', defaultMessage: 'Go to my account' },
    tryAgain: { id: 'account.tryAgain', defaultMessage: 'Try again' },
    passwordTitle: { id: 'account.passwordTitle', defaultMessage: 'Password' },
    passwordLead: {
      id: 'account.passwordLead',
      defaultMessage: 'With a new password you stay signed in here and are signed out of all your other devices.',
    },
    myProvidersTitle: { id: 'account.myProvidersTitle', defaultMessage: 'Your providers' },
    myProvidersLead: {
      id: 'account.myProvidersLead',
      defaultMessage: 'Everyone you have asked about your day, with what they quoted and whom you booked.',
    },
    myProvidersLink: { id: 'account.myProvidersLink', defaultMessage: 'My providers' },
    providerTitle: { id: 'account.providerTitle', defaultMessage: 'Your business' },
    providerLead: {
      id: 'account.providerLead',
      defaultMessage: 'Do you work in weddings? Photographs, prices and packages that couples see in the directory.',
    },
    providerLink: { id: 'account.providerLink', defaultMessage: 'My business in the directory' },
    dataTitle: { id: 'account.dataTitle', defaultMessage: 'Your data' },
    dataLead: {
      id: 'account.dataLead',
      defaultMessage:
        'Everything that we store about you, as one JSON file: profile, invitations, pictures, wishlist, sign-ins, and messages once your address is confirmed.',
    },
    export: { id: 'account.export', defaultMessage: 'Download my data' },
    exporting: { id: 'account.exporting', defaultMessage: 'Downloading...' },
    signOutTitle: { id: 'account.signOutTitle', defaultMessage: 'This device' },
    signOutLead: { id: 'account.signOutLead', defaultMessage: 'Sign out if other people use this device.' },
    deleteTitle: { id: 'account.deleteTitle', defaultMessage: 'Delete Account' },
    deleteLead: {
      id: 'account.deleteLead',
      defaultMessage: 'Your invitations, their links and your pictures are deleted with it, for good.',
    },
    deleteLink: { id: 'account.deleteLink', defaultMessage: 'Delete my account' },
    deleteDescription: {
      id: 'account.deleteDescription',
      defaultMessage: 'Delete your Zaffa account with all its invitations, links and pictures. There is no going back.',
    },
    warning: { id: 'account.warning', defaultMessage: 'Once you delete your account, there is no going back.' },
    goneIntro: { id: 'account.goneIntro', defaultMessage: 'Deleted with it at once:' },
    goneInvitations: { id: 'account.goneInvitations', defaultMessage: 'all your invitations' },
    goneLinks: {
      id: 'account.goneLinks',
      defaultMessage:
        'their links: those that you have sent stop working, and guests see that the invitation no longer exists',
    },
    goneUploads: { id: 'account.goneUploads', defaultMessage: 'the pictures that you uploaded' },
    goneProfile: {
      id: 'account.goneProfile',
      defaultMessage: 'your profile, your wishlist and your sign-ins on all devices',
    },
    emailOrPhone: { id: 'account.emailOrPhone', defaultMessage: 'Email or phone' },
    password: { id: 'account.password', defaultMessage: 'Password' },
    confirmTitle: { id: 'account.confirmTitle', defaultMessage: 'Confirm Delete' },
    confirmText: {
      id: 'account.confirmText',
      defaultMessage: 'Are you sure you want to delete your account? This action cannot be undone.',
    },
    cancel: { id: 'account.cancel', defaultMessage: 'Cancel' },
    confirm: { id: 'account.confirm', defaultMessage: 'Delete' },
    deleting: { id: 'account.deleting', defaultMessage: 'Deleting...' },
    deleteFailed: { id: 'account.deleteFailed', defaultMessage: 'Failed to delete account, please try again.' },
    exportFirst: { id: 'account.exportFirst', defaultMessage: 'You can download your data first' },
  }),
  ...defineMessages<{
    emailVerified: { email: string; bdi: MessageTag }
    emailUnverified: { email: string; bdi: MessageTag }
    verificationSent: { email: string; bdi: MessageTag }
    signedInAs: { email: string; bdi: MessageTag }
    elsewhere: { value: string; bdi: MessageTag }
  }>({
    emailVerified: { id: 'account.emailVerified', defaultMessage: '<bdi>{email}</bdi> is confirmed.' },
    emailUnverified: {
      id: 'account.emailUnverified',
      defaultMessage:
        '<bdi>{email}</bdi> is not confirmed yet. Open the link in the email that we sent you when you registered; it works for 3 days.',
    },
    verificationSent: {
      id: 'account.verificationSent',
      defaultMessage: 'We have sent the link to <bdi>{email}</bdi>. Look in your inbox, and in the spam folder too.',
    },
    signedInAs: { id: 'account.signedInAs', defaultMessage: 'Signed in as <bdi>{email}</bdi>' },
    elsewhere: { id: 'account.elsewhere', defaultMessage: 'On the other device: <bdi>{value}</bdi>' },
  }),
}

export const sessionMessages = {
  ...defineMessages({
    title: { id: 'sessions.title', defaultMessage: 'Where you are signed in' },
    lead: {
      id: 'sessions.lead',
      defaultMessage:
        'Do you see a device that you do not know or no longer use? Sign out there. If you do not know it, change your password too.',
    },
    thisDevice: { id: 'sessions.thisDevice', defaultMessage: 'This device' },
    unknownDevice: { id: 'sessions.unknownDevice', defaultMessage: 'Unknown device' },
    phone: { id: 'sessions.phone', defaultMessage: 'Phone' },
    tablet: { id: 'sessions.tablet', defaultMessage: 'Tablet' },
    desktop: { id: 'sessions.desktop', defaultMessage: 'Computer' },
    nowhereElse: { id: 'sessions.nowhereElse', defaultMessage: 'You are not signed in on any other device.' },
    signOutThere: { id: 'sessions.signOutThere', defaultMessage: 'Sign out there' },
    signOutElsewhere: { id: 'sessions.signOutElsewhere', defaultMessage: 'Sign out everywhere else' },
    signedOutThere: { id: 'sessions.signedOutThere', defaultMessage: 'That device is signed out.' },
    signedOutElsewhere: { id: 'sessions.signedOutElsewhere', defaultMessage: 'All your other devices are signed out.' },
    confirmThereTitle: { id: 'sessions.confirmThereTitle', defaultMessage: 'Sign out there?' },
    confirmElsewhereTitle: { id: 'sessions.confirmElsewhereTitle', defaultMessage: 'Sign out everywhere else?' },
    confirmElsewhereText: {
      id: 'sessions.confirmElsewhereText',
      defaultMessage: 'All your other devices will need your password to sign in again. You stay signed in here.',
    },
    cancel: { id: 'sessions.cancel', defaultMessage: 'Cancel' },
    confirm: { id: 'sessions.confirm', defaultMessage: 'Sign out' },
    signingOut: { id: 'sessions.signingOut', defaultMessage: 'Signing out...' },
  }),
  ...defineMessages<{
    browserOnSystem: { browser: string; os: string }
    signOutThereNamed: { device: string }
    times: { created: string; used: string }
    confirmThereText: { device: string }
  }>({
    browserOnSystem: { id: 'sessions.browserOnSystem', defaultMessage: '{browser} on {os}' },
    signOutThereNamed: { id: 'sessions.signOutThereNamed', defaultMessage: 'Sign out there: {device}' },
    times: { id: 'sessions.times', defaultMessage: 'Signed in on {created}, last used {used}' },
    confirmThereText: {
      id: 'sessions.confirmThereText',
      defaultMessage: 'This device will need your password to sign in again: {device}.',
    },
  }),
}

/** What a new password does not have yet. */
export const passwordRuleMessages = {
  ...defineMessages({
    capital: { id: 'auth.rule.capital', defaultMessage: 'a capital letter (A to Z)' },
    small: { id: 'auth.rule.small', defaultMessage: 'a small letter (a to z)' },
    digit: { id: 'auth.rule.digit', defaultMessage: 'a digit from 0 to 9, not an Arabic one' },
    special: { id: 'auth.rule.special', defaultMessage: 'a special character such as # or !' },
    noSpaces: { id: 'auth.rule.noSpaces', defaultMessage: 'no spaces' },
    minLength: { id: 'auth.rule.minLength', defaultMessage: 'at least 6 characters' },
    maxLength: { id: 'auth.rule.maxLength', defaultMessage: 'at most 20 characters' },
  }),
  ...defineMessages<{ unmet: { rules: string } }>({
    unmet: { id: 'auth.rule.unmet', defaultMessage: 'Still needed: {rules}' },
  }),
}
