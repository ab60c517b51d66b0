import { defineMessages, type MessageTag } from 'react-intl'

/** What a member is, with the side of a side manager. */
export const memberKindMessages = defineMessages({
  owner: { id: 'members.kind.owner', defaultMessage: 'One of the couple' },
  groom: { id: 'members.kind.groom', defaultMessage: "The groom's family" },
  bride: { id: 'members.kind.bride', defaultMessage: "The bride's family" },
  planner: { id: 'members.kind.planner', defaultMessage: 'Planner' },
  viewer: { id: 'members.kind.viewer', defaultMessage: 'Viewer' },
})

/** What such a member may do, in words to an owner. */
export const memberRightsMessages = defineMessages({
  owner: { id: 'members.rights.owner', defaultMessage: 'Sees and changes everything, as you do.' },
  groom: {
    id: 'members.rights.groom',
    defaultMessage:
      "Adds the groom's families, writes to them and sees their replies. Sees of the bride's families only how many seats they take.",
  },
  bride: {
    id: 'members.rights.bride',
    defaultMessage:
      "Adds the bride's families, writes to them and sees their replies. Sees of the groom's families only how many seats they take.",
  },
  planner: {
    id: 'members.rights.planner',
    defaultMessage: 'Plans events, halls and the invitation, and reads the guest list without changing it.',
  },
  viewer: {
    id: 'members.rights.viewer',
    defaultMessage: 'Sees the plans and how many guests come, without names or phone numbers.',
  },
})

/** The same in words to the member. */
export const ownRightsMessages = defineMessages({
  owner: { id: 'members.own.owner', defaultMessage: 'You see and change everything.' },
  groom: {
    id: 'members.own.groom',
    defaultMessage:
      "You add the groom's families, write to them and see their replies. You read the families that both sides invite, and see of the bride's families only how many seats they take.",
  },
  bride: {
    id: 'members.own.bride',
    defaultMessage:
      "You add the bride's families, write to them and see their replies. You read the families that both sides invite, and see of the groom's families only how many seats they take.",
  },
  planner: {
    id: 'members.own.planner',
    defaultMessage: 'You plan events, halls and the invitation, and read the guest list without changing it.',
  },
  viewer: {
    id: 'members.own.viewer',
    defaultMessage: 'You see the plans and how many guests come, without names or phone numbers.',
  },
})

/** The page of the members of a wedding. */
export const membersMessages = {
  ...defineMessages({
    title: { id: 'members.title', defaultMessage: 'Family and helpers' },
    description: { id: 'members.description', defaultMessage: 'Who is in your wedding, and what each of them may do.' },
    lead: { id: 'members.lead', defaultMessage: 'Who is in this wedding, and what each of them may do.' },
    invite: { id: 'members.invite', defaultMessage: 'Invite somebody' },
    list: { id: 'members.list', defaultMessage: 'Who is in' },
    you: { id: 'members.you', defaultMessage: 'You' },
    unnamed: { id: 'members.unnamed', defaultMessage: 'Without a name' },
    edit: { id: 'members.edit', defaultMessage: 'Edit' },
    remove: { id: 'members.remove', defaultMessage: 'Remove' },
    alone: {
      id: 'members.alone',
      defaultMessage:
        'Only you so far. Invite those who write your guest lists: each family sees its own list, and nobody has to send you lists on paper.',
    },
    partnerTitle: { id: 'members.partnerTitle', defaultMessage: 'Plan it together' },
    partnerText: {
      id: 'members.partnerText',
      defaultMessage:
        'The wedding belongs to both of you: invite the other one, who sees and changes everything as you do.',
    },
    partner: { id: 'members.partner', defaultMessage: 'Invite the bride or the groom' },
    ownRole: { id: 'members.ownRole', defaultMessage: 'Your role' },
    ownRoleNote: {
      id: 'members.ownRoleNote',
      defaultMessage: 'Only the couple and their families see who else is in.',
    },
  }),
  ...defineMessages<{
    joined: { date: string }
    editNamed: { name: string }
    removeNamed: { name: string }
    edited: { name: string }
    removed: { name: string }
    removeTitle: { name: string }
  }>({
    joined: { id: 'members.joined', defaultMessage: 'Joined on {date}' },
    editNamed: { id: 'members.editNamed', defaultMessage: 'Edit {name}' },
    removeNamed: { id: 'members.removeNamed', defaultMessage: 'Remove {name}' },
    edited: { id: 'members.edited', defaultMessage: 'Saved: {name}.' },
    removed: { id: 'members.removed', defaultMessage: '{name} is no longer in this wedding.' },
    removeTitle: { id: 'members.removeTitle', defaultMessage: 'Remove {name}?' },
  }),
}

/** The questions before somebody is removed, or leaves. */
export const memberEndMessages = defineMessages({
  removeText: {
    id: 'members.removeText',
    defaultMessage:
      'This account can no longer open the wedding, from now on. What it has added stays on your lists. To let it in again, send a new link.',
  },
  removing: { id: 'members.removing', defaultMessage: 'Removing...' },
  leave: { id: 'members.leave', defaultMessage: 'Leave this wedding' },
  leaveHint: { id: 'members.leaveHint', defaultMessage: 'You can leave at any time. What you have added stays.' },
  lastOwner: {
    id: 'members.lastOwner',
    defaultMessage:
      'You cannot leave: a wedding needs one of the couple. Once the other one of you has joined, you can.',
  },
  leaveTitle: { id: 'members.leaveTitle', defaultMessage: 'Leave this wedding?' },
  leaveText: {
    id: 'members.leaveText',
    defaultMessage:
      'You can no longer open it, from now on. What you have added stays. To come back, you need a new link from the couple.',
  },
  leaving: { id: 'members.leaving', defaultMessage: 'Leaving...' },
})

/** The form of a role, of a member or of an invite. */
export const memberFormMessages = {
  ...defineMessages({
    inviteTitle: { id: 'memberForm.inviteTitle', defaultMessage: 'Whom do you invite?' },
    kind: { id: 'memberForm.kind', defaultMessage: 'Role' },
    label: { id: 'memberForm.label', defaultMessage: 'Who it is for you' },
    labelHint: { id: 'memberForm.labelHint', defaultMessage: 'Optional. Everybody on this page reads it.' },
    suggestions: { id: 'memberForm.suggestions', defaultMessage: 'Suggestions' },
    create: { id: 'memberForm.create', defaultMessage: 'Create the link' },
    ownersFull: {
      id: 'memberForm.ownersFull',
      defaultMessage: 'Both of the couple are in already. Choose another role.',
    },
    invitesFull: {
      id: 'memberForm.invitesFull',
      defaultMessage: 'There can be no more unused links. Revoke those that you no longer need.',
    },
    lastOwner: {
      id: 'memberForm.lastOwner',
      defaultMessage: 'A wedding needs one of the couple. Invite the other one first.',
    },
    gone: { id: 'memberForm.gone', defaultMessage: 'This person is no longer in the wedding.' },
    tooLong: { id: 'memberForm.tooLong', defaultMessage: 'At most 40 characters' },
    markup: { id: 'memberForm.markup', defaultMessage: 'Without the signs < and >' },
  }),
}

/** Suggested labels, for each kind. */
export const memberLabelMessages = defineMessages({
  groom: { id: 'members.label.groom', defaultMessage: 'The groom' },
  bride: { id: 'members.label.bride', defaultMessage: 'The bride' },
  groomMother: { id: 'members.label.groomMother', defaultMessage: "The groom's mother" },
  groomFather: { id: 'members.label.groomFather', defaultMessage: "The groom's father" },
  groomSister: { id: 'members.label.groomSister', defaultMessage: "The groom's sister" },
  brideMother: { id: 'members.label.brideMother', defaultMessage: "The bride's mother" },
  brideFather: { id: 'members.label.brideFather', defaultMessage: "The bride's father" },
  brideSister: { id: 'members.label.brideSister', defaultMessage: "The bride's sister" },
  planner: { id: 'members.label.planner', defaultMessage: 'Wedding planner' },
  friend: { id: 'members.label.friend', defaultMessage: 'Friend of the couple' },
})

/** Invites that wait, and the link of a new one. */
export const memberInviteMessages = {
  ...defineMessages({
    title: { id: 'memberInvites.title', defaultMessage: 'Links that nobody has used yet' },
    revoke: { id: 'memberInvites.revoke', defaultMessage: 'Revoke' },
    revokeTitle: { id: 'memberInvites.revokeTitle', defaultMessage: 'Revoke this link?' },
    revokeText: {
      id: 'memberInvites.revokeText',
      defaultMessage: 'Whoever opens it reads that it no longer works. You can create a new one at any time.',
    },
    revoking: { id: 'memberInvites.revoking', defaultMessage: 'Revoking...' },
    revoked: { id: 'memberInvites.revoked', defaultMessage: 'The link no longer works.' },
    linkTitle: { id: 'memberInvites.linkTitle', defaultMessage: 'Send the link' },
    language: { id: 'memberInvites.language', defaultMessage: 'Language of the message' },
    arabic: { id: 'memberInvites.arabic', defaultMessage: 'Arabic' },
    english: { id: 'memberInvites.english', defaultMessage: 'English' },
    send: { id: 'memberInvites.send', defaultMessage: 'Send on WhatsApp' },
    copyMessage: { id: 'memberInvites.copyMessage', defaultMessage: 'Copy the message' },
    copyLink: { id: 'memberInvites.copyLink', defaultMessage: 'Copy the link' },
    copied: { id: 'memberInvites.copied', defaultMessage: 'Copied.' },
    notCopied: {
      id: 'memberInvites.notCopied',
      defaultMessage: 'It could not be copied. Select the text and copy it yourself.',
    },
    close: { id: 'memberInvites.close', defaultMessage: 'Close' },
    messageFailed: {
      id: 'memberInvites.messageFailed',
      defaultMessage: 'The message could not be loaded in this language. Check your connection and try again.',
    },
  }),
  ...defineMessages<{
    expires: { date: string }
    revokeNamed: { name: string }
    onlyNow: { date: string }
    message: { title: string; role: string; link: string; date: string }
  }>({
    expires: { id: 'memberInvites.expires', defaultMessage: 'Works until {date}' },
    revokeNamed: { id: 'memberInvites.revokeNamed', defaultMessage: 'Revoke the link: {name}' },
    onlyNow: {
      id: 'memberInvites.onlyNow',
      defaultMessage:
        'We show this link only now, so send it or copy it before you close this. It works for one person, for 7 days: until {date}.',
    },
    message: {
      id: 'memberInvites.message',
      defaultMessage:
        'Hello! We are planning the wedding “{title}” on Zaffa and would love to have you with us ({role}). Open this link to join:\n{link}\nIt is for you alone and works until {date}.',
    },
  }),
}

/** The page on which somebody joins a wedding. */
export const joinMessages = {
  ...defineMessages({
    title: { id: 'join.title', defaultMessage: 'Join a wedding' },
    description: { id: 'join.description', defaultMessage: 'You are invited to help with a wedding.' },
    invitedByCouple: { id: 'join.invitedByCouple', defaultMessage: 'You are invited to help with a wedding' },
    as: { id: 'join.as', defaultMessage: 'You join as' },
    youSee: { id: 'join.youSee', defaultMessage: 'What you will see' },
    othersSee: { id: 'join.othersSee', defaultMessage: 'What others see of you' },
    othersSeeText: {
      id: 'join.othersSeeText',
      defaultMessage:
        'The couple see your name, what they call you and your email. Those who manage the families of a side see your name and what the couple call you.',
    },
    join: { id: 'join.join', defaultMessage: 'Join' },
    joining: { id: 'join.joining', defaultMessage: 'Joining...' },
    register: { id: 'join.register', defaultMessage: 'Create an account and join' },
    signIn: { id: 'join.signIn', defaultMessage: 'I have an account: sign in' },
    accountHint: {
      id: 'join.accountHint',
      defaultMessage: 'You need an account, so that only you can open the wedding. You come back here afterwards.',
    },
    memberTitle: { id: 'join.memberTitle', defaultMessage: 'You are already in' },
    open: { id: 'join.open', defaultMessage: 'Open the wedding' },
    acceptedTitle: { id: 'join.acceptedTitle', defaultMessage: 'Somebody else has used this link' },
    acceptedText: {
      id: 'join.acceptedText',
      defaultMessage:
        'Each link works for one person. If it was you, sign in with the account that you used. Otherwise ask the couple for a new link.',
    },
    revokedTitle: { id: 'join.revokedTitle', defaultMessage: 'The couple have revoked this link' },
    expiredTitle: { id: 'join.expiredTitle', defaultMessage: 'This link has expired' },
    askCouple: { id: 'join.askCouple', defaultMessage: 'Ask the couple for a new link.' },
    unknownTitle: { id: 'join.unknownTitle', defaultMessage: 'We do not know this link' },
    unknownText: {
      id: 'join.unknownText',
      defaultMessage: 'It may be incomplete. Open it again from the message, or ask the couple for a new one.',
    },
    toHome: { id: 'join.toHome', defaultMessage: 'Go to the home page' },
    full: {
      id: 'join.full',
      defaultMessage:
        'Nobody else can join: this wedding has as many people as it can have, or your account has as many weddings as it can have. Ask the couple.',
    },
  }),
  ...defineMessages<{
    invitedBy: { name: string; bdi: MessageTag }
    signedInAs: { email: string; bdi: MessageTag }
    until: { date: string }
    memberText: { title: string; role: string; bdi: MessageTag }
  }>({
    invitedBy: { id: 'join.invitedBy', defaultMessage: '<bdi>{name}</bdi> invites you to help with a wedding' },
    signedInAs: { id: 'join.signedInAs', defaultMessage: 'You are signed in as <bdi>{email}</bdi>.' },
    until: { id: 'join.until', defaultMessage: 'The link works until {date}.' },
    memberText: { id: 'join.memberText', defaultMessage: '<bdi>{title}</bdi>. Your role: {role}.' },
  }),
}
