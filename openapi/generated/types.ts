// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.
export interface paths {
    "/identity/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description The `X-Referral-*` headers contain the query parameters of the deep link that led to the registration (`referralCode`, `source`,
         *     `sourceId`): any text of one line, percent-encoded; the code of at most 40 characters, the others of at most 64.
         *     They are stored with the account, included in its export and counted for the owner of the code. All are optional.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description With a wrong e-mail or password the response is 200 with a `message` other than `success` and without a token.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Revokes the token family of the refresh cookie, if there is one, and clears the cookie. Always succeeds.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description Uses up the refresh token of the cookie and sets the next one. A used token sets the same next token again until that one is
         *     used, in case the first response was lost; after that it revokes the whole token family. A session ends after 90 days at most.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/landing-signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit an e-mail and phone number on the home page */
        post: operations["landingSignin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description The response is the same for known and unknown addresses. The token in the link is valid once, for 30 minutes.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the reset link
         * @description Ends every session of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account and all its data
         * @description Needs no session, because the credentials are in the body. Wrong credentials return 200 with `success: false`.
         *     Slugs of deleted invitations stay reserved.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profile of the signed-in account */
        get: operations["getProfile"];
        /**
         * Replace the profile
         * @description A stale `version` returns 409 and changes nothing. A missing field is cleared. Setting, changing or removing the phone number needs
         *     `currentPassword`; if it is wrong or missing the response is 400 on that field. The account is notified of the change by e-mail.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the signed-in account's e-mail address
         * @description Takes the one-time token that was e-mailed at registration. Also succeeds for an address that is already confirmed. A token that is unknown, expired or of another account returns 400 on that field.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new link to confirm the signed-in account's e-mail address
         * @description Sends nothing for an address that is already confirmed. At most five times an hour.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every session of the account and starts a new one for this browser: the response contains its access token and sets its
         *     refresh cookie. A wrong current password returns 400 on that field. The account is notified of the change by e-mail.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of the account
         * @description The session of the access token is first, then the most recently used ones. IP addresses are not stored.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out all other sessions
         * @description Ends every session of the account except that of the access token.
         */
        delete: operations["deleteOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one session
         * @description A session of another account, or one that has ended, returns 404.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export all data of the signed-in account */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the wishlist */
        get: operations["getWishlist"];
        /** Replace the wishlist */
        put: operations["updateWishlist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish an invitation */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's own invitations, newest first
         * @description The list of another account returns 403.
         */
        get: operations["listUserInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace one's own invitation
         * @description A stale `version` returns 409 and changes nothing. An invitation of another account returns 404. The slug does not change.
         */
        put: operations["updateInvitation"];
        post?: never;
        /**
         * Delete one's own invitation
         * @description The slug stays reserved. With its last invitation a wedding is deleted, unless guests or the couple have added anything to it: families, requests, events, halls, message texts or settings. An invitation of another account returns 404.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a published invitation, as guests see it */
        get: operations["getInvitationBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/preview.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the preview picture of a shared link
         * @description 1200 × 630 px, under 300 KB, in the language of the invitation.
         */
        get: operations["getInvitationPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invitation as a picture
         * @description 1080 × 1350 px, for stories and groups, in the language of the invitation.
         */
        get: operations["getInvitationPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the wedding as a calendar event
         * @description One event in the time zone of the invitation (RFC 5545); an all-day event if the invitation has no time.
         */
        get: operations["getInvitationCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/qr.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the QR code of the link as PNG
         * @description Contains the address of the guest page; 1024 × 1024 px.
         */
        get: operations["getInvitationQrPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/qr.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the QR code of the link as SVG
         * @description Contains the address of the guest page.
         */
        get: operations["getInvitationQrSvg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the weddings of the account, oldest first */
        get: operations["listWeddings"];
        put?: never;
        /**
         * Create a wedding
         * @description It starts with the wedding as its only event, which has one hall. An account can have 50 weddings.
         */
        post: operations["createWedding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a wedding
         * @description Every operation on a wedding returns 404 to accounts that are not its members.
         */
        get: operations["getWedding"];
        /**
         * Replace the details of a wedding
         * @description Its invitations have its time zone.
         */
        put: operations["updateWedding"];
        post?: never;
        /**
         * Delete an empty wedding
         * @description Returns 409 while the wedding has invitations or households, also in the bin.
         */
        delete: operations["deleteWedding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a wedding, first the owners, then by the time of joining
         * @description A wedding has at most 12 members. Only owners see their e-mail addresses.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the role, side and label of a member
         * @description Takes effect with the member's next request.
         */
        put: operations["updateMember"];
        post?: never;
        /**
         * Remove a member from a wedding
         * @description The next request of the account for this wedding returns 404. The last owner stays (409 `last_owner`).
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a wedding
         * @description The last owner cannot leave (409 `last_owner`).
         */
        delete: operations["leaveWedding"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what members have changed, newest first
         * @description What one call changed is one entry, also when it changed many households. Owners see all; a side manager sees the changes of households that it may read. Kept until 90 days after the last event of the wedding; of older ones, the newest 10,000.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/changes/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark the changes up to a number as seen by the account */
        put: operations["markChangesSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/changes/{number}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change
         * @description Households that are still as the change left them get back what it replaced. Of a change of many households, the others stay as they are. The undo is a change itself, which can be undone. 409 `version_conflict` has the household when it was changed since: with its `version`, the undo replaces what the change replaced and nothing else. 409 `too_late` when the change was undone already or cannot be undone.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/member-invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open invites of a wedding, newest first */
        get: operations["listMemberInvites"];
        put?: never;
        /**
         * Invite somebody to help with a wedding
         * @description The token of the link is in this response alone, and in the same response to a repeated request. One account can accept the invite, within 7 days. A wedding can have 30 open invites.
         */
        post: operations["createMemberInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/member-invites/{inviteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invite
         * @description An invite that was accepted, revoked or has expired already stays as it is.
         */
        delete: operations["revokeMemberInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invites/look-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find what an invite offers
         * @description The token comes in the body, so that it is in no log. A token that nobody has issued, or whose wedding was deleted, returns 404. Without signing in, `membership` is absent.
         */
        post: operations["lookUpMemberInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invites/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a wedding
         * @description The account that has accepted the invite already gets the same response again. A member of the wedding keeps the present role, and the invite stays open.
         */
        post: operations["acceptMemberInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of a wedding in their order, with their halls */
        get: operations["listEvents"];
        /**
         * Set the order of the events
         * @description The `ids` are those of all events of the wedding. The versions of the events stay the same.
         */
        put: operations["orderEvents"];
        /**
         * Add an event
         * @description It is the last one in the order. A wedding can have 20 events.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the details of an event
         * @description A new date of the engagement, henna, contract or wedding, and a new time of the wedding, change all invitations of the wedding.
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Delete an event and its halls
         * @description Returns 409 while households have seats in its halls, or while an invitation shows its date.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is known about the plans of a wedding
         * @description How many households have been told of each event, and until when the latest change of plans can be undone.
         */
        get: operations["getPlans"];
        /**
         * Change date, time and place of several events at once, postpone them or call them off
         * @description All of them or none. Each event is replaced as by `updateEvent`, and keeps its title. `undoPlans` takes the change back within 24 hours; before that, another change replaces what can be undone.
         */
        put: operations["changePlans"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/plans/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the latest change of plans
         * @description Its events are again as before it. Returns 409 `too_late` when there is nothing to undo, because the change is older than 24 hours or was undone, and `version_conflict` when one of its events was edited since.
         */
        post: operations["undoPlans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/halls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a hall to an event
         * @description An event can have 10 halls.
         */
        post: operations["createHall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/halls/{hallId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the details of a hall */
        put: operations["updateHall"];
        post?: never;
        /**
         * Delete a hall
         * @description Returns 409 while households have seats in it.
         */
        delete: operations["deleteHall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the households of a wedding
         * @description All filters must match. Pages are linked by cursors, so that a household that is added meanwhile shifts none.
         */
        get: operations["listHouseholds"];
        put?: never;
        /**
         * Add a household
         * @description A wedding can have 3000 households. Equal names and phones are allowed.
         */
        post: operations["createHousehold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several households
         * @description Households that do not exist or do not fit the action are left out of the result. Versions are not compared, because only the named detail changes.
         */
        post: operations["bulkEditHouseholds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households/{householdId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the details of a household
         * @description A household in the bin returns 404.
         */
        put: operations["updateHousehold"];
        post?: never;
        /**
         * Put a household into the bin
         * @description It can be restored for 30 days. A household that is in the bin already stays there.
         */
        delete: operations["deleteHousehold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count households and seats */
        get: operations["getGuestSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the imports of the last 30 days, newest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Add and update households from a list
         * @description All rows are stored, or none.
         */
        post: operations["importHouseholds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/imports/{importId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Possible for 24 hours. Households that it added are put into the bin, those that it changed get their earlier details, except households that were edited since. A second call changes nothing.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/exports/households.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the households as CSV
         * @description UTF-8 with a byte order mark; cells that a spreadsheet would calculate begin with an apostrophe. Headers are in the language of Accept-Language. Besides the details, the file has who comes to each hall, how many of them are children, and the answer; the identity of each household is in the last column.
         */
        get: operations["exportHouseholdsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/exports/households.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the households as a spreadsheet
         * @description The columns of the CSV file. Headers are in the language of Accept-Language; an Arabic sheet reads from right to left.
         */
        get: operations["exportHouseholdsXlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/reply-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings of replies */
        get: operations["getReplySettings"];
        /** Replace the settings of replies */
        put: operations["updateReplySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what households have replied, opened and been sent
         * @description Clients ask every few seconds, with the `revision` of the last response.
         */
        get: operations["listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/statuses/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark the replies up to a revision as seen by the account */
        put: operations["markRepliesSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the notices of new replies on this device
         * @description Notices are of the session that calls, and end with it.
         */
        get: operations["getNotices"];
        /**
         * Turn on notices of new replies on this device
         * @description At most one an hour. The subscription of the browser replaces that of an earlier call; of an account's devices, the ten latest have notices.
         */
        put: operations["turnOnNotices"];
        post?: never;
        /** Turn off notices of new replies on this device */
        delete: operations["turnOffNotices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the views of the invitation by kind of link */
        get: operations["getViewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households/{householdId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all replies, messages and views of a household */
        get: operations["getHouseholdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households/{householdId}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a reply that a household gave by phone
         * @description Also possible after `replyBy`.
         */
        post: operations["recordReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households/{householdId}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tell the other members that one is about to send a household a message
         * @description For two minutes, `desk` in its status names the member, who has one household open at a time. While another member has it open, the status names that one and nothing changes.
         */
        put: operations["openHouseholdOnDesk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/households/{householdId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a household a new personal link
         * @description The earlier link stops working at once.
         */
        post: operations["renewHouseholdLink"];
        /** Take the personal link of a household away */
        delete: operations["revokeHouseholdLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/replies/{replyId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a reply
         * @description The reply stays in the history, and the one before it counts again. A second call changes nothing. `restoreReply` takes it back.
         */
        post: operations["undoReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/replies/{replyId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a reply that was undone
         * @description It counts again if it is the latest, as it was given, and its message is shown on the invitation again if it was and no other one of the household is. A second call changes nothing.
         */
        post: operations["restoreReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/replies/{replyId}/wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show the message of a reply on the invitation, or hide it
         * @description A message can be shown only if the guests agree (`mayPublish`), and only that of the reply that counts.
         */
        put: operations["publishWish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the requests of guests of the public link */
        get: operations["listReplyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reject several requests, or take the rejections back
         * @description Requests that are neither pending nor rejected stay as they are.
         */
        patch: operations["decideReplyRequests"];
        trace?: never;
    };
    "/weddings/{weddingId}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or reject a request, or take the decision back
         * @description A request is decided once, together with the household. The same decision again changes nothing; another one gets 409 with the request as it was decided.
         */
        put: operations["decideReplyRequest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that a message to a household was sent, skipped or had a wrong number */
        post: operations["recordSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/sends/{sendId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take the record of a message back */
        delete: operations["deleteSend"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weddings/{weddingId}/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the texts of messages that the couple has edited */
        get: operations["listMessageTemplates"];
        /** Replace the text of one kind of message */
        put: operations["updateMessageTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the personal page of a household shows
         * @description Reveals only the household, its events and its own reply. A revoked token and an unknown one return the same.
         */
        get: operations["getPersonalInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{token}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply for a household
         * @description Replaces the earlier reply, which stays in the history of the couple.
         */
        post: operations["sendReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{token}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the page was visible for a second
         * @description Counts once a day and household.
         */
        post: operations["recordPersonalView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{token}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the personal data of a household
         * @description Name, phone, notes and messages are deleted, and the link stops working. The numbers of seats stay.
         */
        post: operations["removeGuestData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{token}/events/{eventId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the calendar entry of an event of a household */
        get: operations["getPersonalCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that the page of the public link was visible for a second */
        post: operations["recordOpenView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/slug/{slug}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the couple for seats, on the public link
         * @description Returns 404 unless the couple takes requests. They count only when the couple accepts them; a second request with the same phone replaces the first.
         */
        post: operations["requestSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a background picture
         * @description One JPEG, PNG or WebP file of at most 5 MB; the type is detected from the content. It is stored as WebP of at most 400 KB without metadata.
         */
        post: operations["uploadBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/background/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a background picture */
        get: operations["getBackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/providers/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a provider
         * @description The registration is `pending` until the operator approves it. With an access token it belongs to that account; otherwise to the account with its
         *     e-mail address, once that address is verified.
         */
        post: operations["registerProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search the approved providers */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own providers
         * @description Those that the account registered, and those that were registered without an account under its e-mail address, once that is verified. The oldest
         *     20, oldest first.
         */
        get: operations["listOwnProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/photo/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a photograph */
        get: operations["getProviderPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an approved provider
         * @description The owner gets it in any status.
         */
        get: operations["getProvider"];
        /**
         * Replace one's own provider
         * @description The edit waits for the operator's approval; meanwhile a listed provider stays listed as it is, and the response has the edit. A stale `version`
         *     returns 409.
         */
        put: operations["updateProvider"];
        post?: never;
        /** Delete one's own provider */
        delete: operations["deleteProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the order of the photographs, and what each shows in words
         * @description The order counts at once; new words about a listed photograph wait for the operator's approval. A list that is not of the stored photographs
         *     returns 409: one was added or deleted meanwhile.
         */
        put: operations["arrangeProviderPhotos"];
        /**
         * Add a photograph to one's own provider
         * @description One JPEG, PNG or WebP file of at most 5 MB; the type is detected from the content. It is stored upright and without metadata, comes last, and waits
         *     for the operator's approval. A provider has at most 12.
         */
        post: operations["addProviderPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a photograph of one's own provider */
        delete: operations["deleteProviderPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the enquiries to one's own provider, the newest first */
        get: operations["listReceivedEnquiries"];
        put?: never;
        /**
         * Ask a provider
         * @description Works without an account too. The provider sees the enquiry with its reference; the client then opens the provider's WhatsApp with the text. A phone
         *     that is no valid number, or a date before today in Cairo, returns 400 on its field. To one's own provider: 409 `own_provider`. Above 100 stored
         *     enquiries of an account: 409 `limit_reached`.
         */
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of an approved provider, the newest first
         * @description With fewer than three reviews none has its stars.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/reviews/{reviewId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a review of one's own provider, once
         * @description Without links and phone numbers. There is another answer already - 409 `already_exists`.
         */
        post: operations["answerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}/reviews/{reviewId}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute a review of one's own provider, once
         * @description The review stays visible and is marked as disputed until the operator decides; only the operator reads the reason. Disputed already with another
         *     reason - 409 `already_exists`.
         */
        post: operations["disputeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own enquiries, the newest first */
        get: operations["listEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/{enquiryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note what came of an enquiry
         * @description Only the couple sees it. A stale `version` returns 409 with what is stored as `current`. A new date before today in Cairo returns 400.
         */
        put: operations["updateEnquiry"];
        post?: never;
        /**
         * Delete an enquiry with its review
         * @description The provider does not see it any more.
         */
        delete: operations["deleteEnquiry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries/{enquiryId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a booked provider
         * @description One for each enquiry. It is shown after the operator's approval. Words and name have no links and no phone numbers. The enquiry is not `booked`: 409
         *     `not_booked`; the day of the wedding has not passed in Cairo, or is not known: 409 `too_early`; one's own provider: 409 `own_provider`; there is
         *     another review already: 409 `already_exists`.
         */
        post: operations["addReview"];
        /** Delete one's own review */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services of the approved providers */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/category/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services of a category */
        get: operations["listServicesByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/provider/{providerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services of an approved provider */
        get: operations["listServicesByProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all gallery items */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/category/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the gallery items of a category */
        get: operations["listItemsByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a gallery item */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the team */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deep-links/{shortCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a short link
         * @description The operator creates short links, and every published invitation has one: its `shortCode`, which resolves to the guest page
         *     with the couple's `referralCode`. The path of such an address starts with the prefix `/web` or `/app`, which is not part of
         *     the site's route. Unknown codes and codes of deleted invitations return 404.
         */
        get: operations["resolveDeepLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the session of the cookie */
        get: operations["getOperatorSession"];
        put?: never;
        /**
         * Begin a session in the operator's console
         * @description Needs the role `operator`, the password of the account and a code of its second factor, in one call. One answer (401) for whatever of
         *     them is wrong. Each code works once. Wrong calls are limited as those of `login`.
         */
        post: operations["signInOperator"];
        /** End the session of the cookie */
        delete: operations["signOutOperator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up the second factor
         * @description Takes the token of the link that `npm run admin -- operators add` prints, which works for 24 hours. Called again, it returns the same key
         *     until a code has confirmed it. An unknown, used or expired link returns 400 on the field `token`.
         */
        post: operations["startOperatorSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/setup/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the second factor with its first code
         * @description Replaces an earlier second factor and its recovery codes, and ends the operator's sessions. The link works no more. A wrong code returns 400
         *     on the field `code`, a link that does not work on the field `token`.
         */
        post: operations["confirmOperatorSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the queues, and say how the server is */
        get: operations["getOperatorOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List providers, the longest waiting first */
        get: operations["listProviderQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/providers/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject a provider
         * @description Where an edit waits, the decision is about the edit: approved, it replaces what is listed; rejected, what is listed stays. The provider is told
         *     by e-mail. A version that is not the stored one returns 409: the provider was changed since it was looked at. Each photograph is decided on by
         *     itself; a refused one loses its files.
         */
        post: operations["decideProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reviews; those that wait or are disputed, the longest waiting first, decided ones the newest first */
        get: operations["listReviewQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews/{reviewId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show or refuse a review
         * @description At any time, also again; a decision closes an open dispute. A version that is not the stored one returns 409: it was answered, disputed or decided
         *     since it was looked at.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contact messages, the newest first */
        get: operations["listContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a message, or change its status
         * @description A stale `version` returns 409.
         */
        put: operations["updateContactMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/messages/{messageId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message by e-mail
         * @description Stores the answer, sends it to the sender with the message below it, and marks the message as answered. The same id with another text, or of an
         *     answer to another message, returns 409 `already_exists`.
         */
        post: operations["answerContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what visitors left on the home page, the newest first */
        get: operations["listLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts that subscribe to the newsletter, the newest first */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/exports/{list}.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a whole list as CSV */
        get: operations["exportOperatorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deep-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the operator's short links, by code */
        get: operations["listDeepLinks"];
        put?: never;
        /**
         * Create a short link
         * @description The target must be on a host of `LINK_HOSTS` or of the app, and no short link itself. A code that exists returns 409.
         */
        post: operations["createDeepLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/deep-links/{shortCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a short link */
        delete: operations["endDeepLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the accounts of each recommendation
         * @description Numbers only, without data of the accounts.
         */
        get: operations["listReferralCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an account by its exact e-mail address
         * @description A POST, so that no address or log contains the e-mail address.
         */
        post: operations["findAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{accountId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End all sessions of an account */
        delete: operations["endAccountSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{accountId}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an account at its owner's written request
         * @description Asks for a new code of the second factor; a wrong or used one returns 400 on the field `code`. The owner is told by e-mail. The account of an operator returns 409 `in_use`: the command line
         *     takes the role first.
         */
        post: operations["deleteAccountOfOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the e-mails that are not delivered yet, the oldest first */
        get: operations["listQueuedMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/mails/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try to deliver all waiting e-mails now */
        post: operations["retryMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what operators did, the newest first
         * @description Nothing changes or deletes an entry.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description For display to the user, in the language of Accept-Language */
            message: string;
            code: components["schemas"]["ErrorCode"];
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
        };
        /** @enum {string} */
        ErrorCode: "validation_failed" | "malformed_body" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "email_in_use" | "version_conflict" | "limit_reached" | "already_exists" | "in_use" | "too_late" | "too_early" | "not_booked" | "own_provider" | "reply_changed" | "last_owner" | "invite_closed" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "server_error" | "unavailable";
        FieldError: {
            /** @description The property's name, dotted when nested; empty for the body as a whole */
            field: string;
            message: string;
        };
        Success: {
            /** @constant */
            message: "success";
        };
        /**
         * @description An e-mail address with a domain of two parts at least; its top-level domain is not checked
         * @example laila@example.com
         */
        Email: string;
        /**
         * @description 6–20 characters with an upper-case and a lower-case letter, a digit and a special character (not a letter or digit of any script), without spaces. Common and breached passwords return 400.
         * @example Farah#2027
         */
        NewPassword: string;
        /** @description An existing password */
        GivenPassword: string;
        /** @example 01012345678 */
        EgyptianMobile: string;
        /** @description One line of text without markup */
        Line: string;
        /** @description A name of one or several words, without markup */
        PersonName: string;
        /** @enum {string} */
        Language: "ar" | "en";
        /**
         * Format: date
         * @description A calendar date, YYYY-MM-DD, without a time zone
         * @example 2027-06-18
         */
        CalendarDate: string;
        /**
         * Format: date-time
         * @description An instant in UTC
         */
        Instant: string;
        Credentials: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
        };
        LoginRequest: {
            email: components["schemas"]["GivenEmail"];
            password: components["schemas"]["GivenPassword"];
            /** @default false */
            rememberMe?: boolean;
        };
        LoginResult: {
            /** @description 'success' means signed in */
            message: string;
            /** @description The access token */
            token?: string;
            /** @description Lifetime of the access token, in seconds */
            expiresIn?: number;
            user?: components["schemas"]["AuthUser"];
        };
        StartedSession: {
            /** @constant */
            message: "success";
            /** @description The access token */
            token: string;
            /** @description Lifetime of the access token, in seconds */
            expiresIn: number;
            user: components["schemas"]["AuthUser"];
        };
        AuthUser: {
            /** Format: uuid */
            id: string;
            email: string;
            firstName?: string;
            lastName?: string;
        };
        LandingSignin: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["EgyptianMobile"];
        };
        ForgotPassword: {
            email: components["schemas"]["GivenEmail"];
        };
        ResetPassword: {
            token: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        VerifyEmail: {
            token: string;
        };
        DeleteAccount: {
            emailOrPhone: string;
            password: components["schemas"]["GivenPassword"];
        };
        DeleteResult: {
            success: boolean;
            errors: string[];
        };
        ChangePassword: {
            currentPassword: components["schemas"]["GivenPassword"];
            newPassword: components["schemas"]["NewPassword"];
        };
        ProfileDetails: {
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["EgyptianMobile"];
            language?: components["schemas"]["Language"];
            newsletter?: boolean;
        };
        ProfileUpdate: components["schemas"]["ProfileDetails"] & {
            version: components["schemas"]["Version"];
            /** @description Required when the phone number changes */
            currentPassword?: components["schemas"]["GivenPassword"];
        };
        Profile: components["schemas"]["ProfileDetails"] & {
            /** Format: uuid */
            id: string;
            email: string;
            /** @description Whether the owner has confirmed the e-mail address */
            readonly emailVerified: boolean;
            /** @description The account's own code, which the short links of its invitations contain */
            readonly referralCode: components["schemas"]["ReferralCode"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        AccountExport: {
            exportedAt: components["schemas"]["Instant"];
            profile: components["schemas"]["Profile"];
            referredBy: components["schemas"]["Referral"];
            weddings: (components["schemas"]["WeddingDetails"] & components["schemas"]["Versioned"] & {
                id: components["schemas"]["Id"];
                createdAt: components["schemas"]["Instant"];
                updatedAt: components["schemas"]["Instant"];
            })[];
            memberships: {
                weddingId: components["schemas"]["Id"];
                role: components["schemas"]["MemberRole"];
                side?: components["schemas"]["ManagedSide"];
                label?: components["schemas"]["MemberLabel"];
                createdAt: components["schemas"]["Instant"];
            }[];
            memberInvites: (components["schemas"]["MemberRights"] & {
                weddingId: components["schemas"]["Id"];
                createdAt: components["schemas"]["Instant"];
                expiresAt: components["schemas"]["Instant"];
                acceptedAt?: components["schemas"]["Instant"];
                revokedAt?: components["schemas"]["Instant"];
            })[];
            changes: {
                weddingId: components["schemas"]["Id"];
                number: components["schemas"]["ChangeNumber"];
                memberId?: components["schemas"]["Id"];
                kind: components["schemas"]["ChangeKind"];
                householdId?: components["schemas"]["Id"];
                side?: components["schemas"]["Side"];
                name?: string;
                count: number;
                before?: components["schemas"]["ChangedDetails"];
                after?: components["schemas"]["ChangedDetails"];
                undoes?: components["schemas"]["ChangeNumber"];
                createdAt: components["schemas"]["Instant"];
            }[];
            events: (components["schemas"]["EventDetails"] & components["schemas"]["Versioned"] & {
                weddingId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                kind: components["schemas"]["EventKind"];
                status?: components["schemas"]["EventStatus"];
            })[];
            halls: (components["schemas"]["Hall"] & {
                weddingId: components["schemas"]["Id"];
            })[];
            /** @description With those in the bin */
            households: (components["schemas"]["HouseholdDetails"] & components["schemas"]["Versioned"] & {
                weddingId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                phoneE164?: string;
                dataRemovedAt?: components["schemas"]["Instant"];
                deletedAt?: components["schemas"]["Instant"];
                createdAt: components["schemas"]["Instant"];
                updatedAt: components["schemas"]["Instant"];
            })[];
            seats: {
                householdId: components["schemas"]["Id"];
                hallId: components["schemas"]["Id"];
                allowed: number;
            }[];
            imports: {
                weddingId: components["schemas"]["Id"];
                source: components["schemas"]["ImportSource"];
                fileName?: string;
                added: number;
                updated: number;
                unchanged: number;
                createdAt: components["schemas"]["Instant"];
                undoneAt?: components["schemas"]["Instant"];
            }[];
            replySettings: (components["schemas"]["ReplySettings"] & {
                weddingId: components["schemas"]["Id"];
            })[];
            replies: (components["schemas"]["Reply"] & {
                weddingId: components["schemas"]["Id"];
                householdId: components["schemas"]["Id"];
            })[];
            householdStatuses: {
                weddingId: components["schemas"]["Id"];
                householdId: components["schemas"]["Id"];
                replyId?: components["schemas"]["Id"];
                openedAt?: components["schemas"]["Instant"];
                openedBy?: components["schemas"]["ViewSource"];
            }[];
            sends: (components["schemas"]["Send"] & {
                weddingId: components["schemas"]["Id"];
            })[];
            views: {
                weddingId: components["schemas"]["Id"];
                householdId?: components["schemas"]["Id"];
                source: components["schemas"]["ViewSource"];
                date: components["schemas"]["CalendarDate"];
                count: number;
            }[];
            messageTemplates: (components["schemas"]["MessageTemplateDetails"] & {
                weddingId: components["schemas"]["Id"];
            })[];
            replyRequests: (components["schemas"]["ReplyRequest"] & {
                weddingId: components["schemas"]["Id"];
            })[];
            invitations: components["schemas"]["Invitation"][];
            /** @description Which invitations have a stored preview picture */
            invitationPreviews: {
                /** Format: uuid */
                invitationId: string;
                createdAt: components["schemas"]["Instant"];
            }[];
            providers: (components["schemas"]["Provider"] & {
                profile: components["schemas"]["ProviderProfile"] | null;
                refusal: string | null;
            })[];
            providerPhotos: (components["schemas"]["OwnPhoto"] & {
                providerId: string;
            })[];
            /** @description The files of photographs that the database stores; `files` of a photograph has their addresses */
            photoFiles: {
                photoId: string;
                size: string;
                bytes: number;
            }[];
            providerWeeks: (components["schemas"]["ProviderWeek"] & {
                providerId: string;
            })[];
            /** @description What the account asked providers; what its own providers received is about other people */
            enquiries: (components["schemas"]["ReceivedEnquiry"] & components["schemas"]["Versioned"] & {
                /** @description Null when the provider was deleted */
                providerId: string | null;
                providerName: string;
                weddingId: string | null;
                status: components["schemas"]["EnquiryStatus"];
                amount: number | null;
                note: string | null;
                updatedAt: components["schemas"]["Instant"];
            })[];
            reviews: (components["schemas"]["OwnReview"] & {
                enquiryId: string;
                decidedAt: components["schemas"]["Instant"] | null;
            })[];
            wishlist: components["schemas"]["Wishlist"];
            uploads: components["schemas"]["ExportedUpload"][];
            sessions: components["schemas"]["ExportedSession"][];
            /** @description Devices with notices of new replies, without their addresses and keys */
            noticeSubscriptions: {
                weddingId: components["schemas"]["Id"];
                /** @description The host of the push service */
                pushService: string;
                language: components["schemas"]["Language"];
                showsTitle: boolean;
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @description Edits of listed providers that wait for approval, or were refused */
            providerEdits: (components["schemas"]["ProviderEdit"] & {
                providerId: string;
            })[];
            providerServices: {
                providerId: string;
                category: string;
            }[];
            refreshTokens: components["schemas"]["ExportedToken"][];
            passwordResets: components["schemas"]["ExportedToken"][];
            emailVerifications: components["schemas"]["ExportedToken"][];
            /** @description E-mails to the account that are queued */
            mails: {
                subject: string;
                createdAt: components["schemas"]["Instant"];
                expiresAt: components["schemas"]["Instant"];
            }[];
            /** @description Submitted on the home page with the account's address; only if that address is confirmed */
            leads: {
                email: string;
                phone: string;
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @description Sent with the account's address; only if that address is confirmed */
            contactMessages: {
                email: string;
                name: string;
                phone: string | null;
                message: string;
                source: string;
                /** @description Device and place of the sender, as the form sent them */
                visitor: {
                    [key: string]: unknown;
                };
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @description The answers to the contact messages */
            contactAnswers: {
                text: string;
                createdAt: components["schemas"]["Instant"];
            }[];
            /** @description For an account that runs the site */
            operatorRole: {
                createdAt: components["schemas"]["Instant"];
                setUpAt: components["schemas"]["Instant"] | null;
            }[];
            /** @description Sessions in the operator's console */
            operatorSessions: {
                createdAt: components["schemas"]["Instant"];
                expiresAt: components["schemas"]["Instant"];
            }[];
            /** @description Recovery codes that were not used, without the codes */
            operatorRecoveryCodes: {
                createdAt: components["schemas"]["Instant"];
            }[];
        };
        /** @description A link or refresh token that is still valid; only its expiry, never the token itself */
        ExportedToken: {
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description The referral that was sent with `register`; empty if there was none */
        Referral: {
            referralCode?: components["schemas"]["ReferralText"];
            source?: components["schemas"]["ReferralText"];
            sourceId?: components["schemas"]["ReferralText"];
        };
        ExportedUpload: {
            backgroundImage: string;
            bytes: number;
            createdAt: components["schemas"]["Instant"];
        };
        ExportedSession: {
            createdAt: components["schemas"]["Instant"];
            /** @description When the access token was last renewed, which happens every 15 minutes while the session is in use */
            lastUsedAt: components["schemas"]["Instant"];
            remembered: boolean;
            /** @description The browser's name, if the user agent contains it */
            browser?: string;
            /** @description The operating system's name, if the user agent contains it */
            os?: string;
            /** @enum {string} */
            device?: "phone" | "tablet" | "desktop";
        };
        AccountSession: components["schemas"]["ExportedSession"] & {
            /** Format: uuid */
            id: string;
            /** @description Whether it is the session of the request's access token */
            current: boolean;
        };
        SessionList: {
            items: components["schemas"]["AccountSession"][];
        };
        Wishlist: {
            itemIds: components["schemas"]["ItemId"][];
        };
        /** @description Increases by one with every change; an update sends the version that it was based on */
        Version: number;
        /** @description One line in the couple's own words, with a letter at least, and without links, phone numbers and markup */
        OwnWords: string;
        /** @description One line about the evening */
        CardNote: string;
        /** @description With a letter at least, and without links and phone numbers */
        HostName: string;
        /** @description What stands before the name, in the gender of the person, e.g. المستشار الدكتور */
        HostHonorific: string;
        Host: {
            /**
             * @description Decides the grammar; only parents invite to the wedding of their son or daughter
             * @enum {string}
             */
            role: "father" | "mother" | "kinsman" | "kinswoman";
            honorific?: components["schemas"]["HostHonorific"];
            name: components["schemas"]["HostName"];
            /** @description Has died: named as «المرحوم» or «المرحومة», and does not invite */
            isLate?: boolean;
        };
        /** @description Who invites. At least one person on one of the sides */
        Hosts: {
            /**
             * @description The side that is named first
             * @enum {string}
             */
            first: "groom" | "bride";
            groom: components["schemas"]["Host"][];
            bride: components["schemas"]["Host"][];
        };
        /** @description What the card says besides names, dates and place. What is absent is as on every card */
        Card: {
            hosts?: components["schemas"]["Hosts"];
            /** @description Whether guests do not read the bride's name. Then `bride` of the public invitation is «عروسه» or "his bride", and the name is in no new slug, picture or file */
            withholdsBride?: boolean;
            /**
             * @description The first words: the basmala; Quran 30:21; Quran 25:74; the prayer for a couple; Matthew 19:6; Colossians 3:14; Psalm 118:24; own words
             * @enum {string}
             */
            opening?: "basmala" | "mercy" | "prayer" | "blessing" | "joined" | "bond" | "day" | "own";
            /** @description The own words, with `opening: own` */
            openingText?: components["schemas"]["OwnWords"];
            /**
             * @description The last words instead of the closing line: «العاقبة عندكم في المسرّات»; «وبحضوركم تكتمل فرحتنا»; own words
             * @enum {string}
             */
            closing?: "joys" | "presence" | "own";
            /** @description The own words, with `closing: own` */
            closingText?: components["schemas"]["OwnWords"];
            dress?: components["schemas"]["CardNote"];
            /**
             * @description Whether the guests can bring children
             * @enum {string}
             */
            children?: "welcome" | "none";
            /** @description The halls of women and men, with their doors */
            doors?: components["schemas"]["CardNote"];
            parking?: components["schemas"]["CardNote"];
            /** @description An https address of a service for live video */
            stream?: string;
            /** @description The name of one of the template's palettes. Without it, the template has its own look */
            palette?: string;
            /** @description Own colour of headings and buttons. It is shown lighter or darker where it could not be read */
            accent?: string;
            /** @description Id of another font pair of the template. Without it, the template has its own fonts */
            fontPair?: string;
        };
        /**
         * @description An IANA time zone
         * @default Africa/Cairo
         */
        TimeZone: string;
        /** @description The date of the wedding's event of this kind; `none` when there is none, or its date is unknown */
        CeremonyDate: components["schemas"]["CalendarDate"] | "none";
        InvitationDetails: {
            /**
             * @description 1 Mashrabiya, 2 Jasmine, 3 Fanous, 4 Nile
             * @enum {integer}
             */
            template: 1 | 2 | 3 | 4;
            language: components["schemas"]["Language"];
            groom: components["schemas"]["PersonName"];
            bride: components["schemas"]["PersonName"];
            weddingDate: components["schemas"]["CalendarDate"];
            /** @description HH:mm in `timeZone`; without it the countdown ends at the start of the day */
            weddingTime?: string;
            timeZone?: components["schemas"]["TimeZone"];
            engagementDate: components["schemas"]["CeremonyDate"];
            hennaDate: components["schemas"]["CeremonyDate"];
            /** @description The marriage contract's date */
            crownDate: components["schemas"]["CeremonyDate"];
            /** @description How the marriage contract is called; an update without it keeps what is stored */
            contractName?: components["schemas"]["ContractName"];
            /** @description The hall */
            weddinghole: components["schemas"]["Line"];
            weddingAddress: components["schemas"]["Line"];
            area: components["schemas"]["Line"];
            mapsLink?: components["schemas"]["MapsLink"];
            /** @description The path that `uploadBackground` returned */
            backgroundImage?: string;
            /** @description An update without it keeps what is stored */
            card?: components["schemas"]["Card"];
        };
        InvitationInput: components["schemas"]["InvitationDetails"] & {
            /** @description The wedding that it invites to, whose dates become those of the invitation; without it, a new wedding is created */
            weddingId?: components["schemas"]["Id"];
        };
        InvitationUpdate: components["schemas"]["InvitationDetails"] & {
            version: components["schemas"]["Version"];
        };
        /** @description The events that are not as planned; absent when all are. The dates of postponed ones are the former ones */
        EventStatuses: {
            engagement?: components["schemas"]["EventStatus"];
            henna?: components["schemas"]["EventStatus"];
            contract?: components["schemas"]["EventStatus"];
            wedding?: components["schemas"]["EventStatus"];
        };
        PublicInvitation: components["schemas"]["InvitationDetails"] & components["schemas"]["InvitationRecord"] & {
            /** @description Whether guests can ask for seats (`requestSeats`) */
            takesRequests: boolean;
            /** @description Messages of guests that the couple shows, with the guests' consent; newest first */
            wishes: components["schemas"]["Wish"][];
        };
        InvitationRecord: {
            /** Format: uuid */
            id: string;
            timeZone: components["schemas"]["TimeZone"];
            /** @description Readable and unguessable; never reused */
            slug: string;
            statuses?: components["schemas"]["EventStatuses"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        Invitation: components["schemas"]["InvitationDetails"] & components["schemas"]["InvitationRecord"] & {
            weddingId: components["schemas"]["Id"];
            /** Format: uuid */
            ownerId: string;
            /** @description The code of its short link (`resolveDeepLink`), unguessable like the slug */
            readonly shortCode: components["schemas"]["ShortCode"];
        };
        InvitationList: {
            items: components["schemas"]["Invitation"][];
        };
        UploadedBackground: {
            backgroundImage: string;
        };
        NewEnquiry: {
            name: components["schemas"]["PersonName"];
            /** @description A number as people write it; without a country code it is Egyptian */
            phone: string;
            /**
             * @description That the provider gets name, phone and what is asked
             * @constant
             */
            consent: true;
            /**
             * Format: uuid
             * @description The wedding of the account for which it asks; another one is ignored
             */
            weddingId: string | null;
            /** @description Null when it is not known yet */
            weddingDate: components["schemas"]["CalendarDate"] | null;
            /** @description The hall or the city */
            place: components["schemas"]["Line"] | null;
            guests: number | null;
            /** @description What is asked, in several lines */
            message: string;
        };
        EnquirySent: {
            /** Format: uuid */
            id: string;
            /** @description Names the enquiry between couple and provider */
            reference: string;
        };
        /**
         * @description What came of it, as the couple notes it
         * @enum {string}
         */
        EnquiryStatus: "asked" | "quoted" | "booked" | "declined";
        Enquiry: {
            /** Format: uuid */
            id: string;
            reference: string;
            provider: {
                /**
                 * Format: uuid
                 * @description Null when it is not listed any more
                 */
                id: string | null;
                name: string;
                /** @description Its number on WhatsApp; null when it is not listed any more */
                phone: string | null;
            };
            name: string;
            /** @description In international form (E.164) */
            phone: string;
            /** Format: uuid */
            weddingId: string | null;
            weddingDate: components["schemas"]["CalendarDate"] | null;
            place: string | null;
            guests: number | null;
            message: string;
            status: components["schemas"]["EnquiryStatus"];
            /** @description What was quoted or agreed, in EGP */
            amount: number | null;
            note: string | null;
            /** @description The day after the wedding, by the date of `weddingId` or else `weddingDate`, and not before the day after the enquiry; null when neither is known */
            reviewFrom: components["schemas"]["CalendarDate"] | null;
            review: components["schemas"]["OwnReview"] | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
        };
        Enquiries: {
            enquiries: components["schemas"]["Enquiry"][];
        };
        EnquiryUpdate: {
            status: components["schemas"]["EnquiryStatus"];
            amount: number | null;
            /** @description In several lines */
            note: string | null;
            weddingDate: components["schemas"]["CalendarDate"] | null;
            version: components["schemas"]["Version"];
        };
        /** @description An enquiry as the provider sees it */
        ReceivedEnquiry: {
            /** Format: uuid */
            id: string;
            reference: string;
            name: string;
            /** @description In international form (E.164) */
            phone: string;
            weddingDate: components["schemas"]["CalendarDate"] | null;
            place: string | null;
            guests: number | null;
            message: string;
            createdAt: components["schemas"]["Instant"];
        };
        ReceivedEnquiryPage: {
            items: components["schemas"]["ReceivedEnquiry"][];
            page: number;
            pageSize: number;
            total: number;
        };
        Stars: {
            quality: components["schemas"]["Star"];
            communication: components["schemas"]["Star"];
            punctuality: components["schemas"]["Star"];
            /** @description Value for money */
            value: components["schemas"]["Star"];
        };
        Star: number;
        /** @description The reviews of a provider that has at least three */
        Rating: {
            count: number;
            /** @description Of all stars, with one decimal */
            average: number;
            stars: {
                quality: number;
                communication: number;
                punctuality: number;
                value: number;
            };
        };
        /** @description In several lines */
        ReviewText: string;
        NewReview: {
            /** @description The name that is shown */
            name: components["schemas"]["PersonName"];
            stars: components["schemas"]["Stars"];
            words: components["schemas"]["ReviewText"];
        };
        ReviewAnswer: {
            text: string;
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description Open until the operator has decided; a provider disputes a review once
         * @enum {string}
         */
        DisputeState: "none" | "open" | "decided";
        /** @enum {string} */
        ReviewStatus: "waiting" | "shown" | "refused";
        /** @description A review as its couple sees it */
        OwnReview: {
            /** Format: uuid */
            id: string;
            name: string;
            stars: components["schemas"]["Stars"];
            words: string;
            status: components["schemas"]["ReviewStatus"];
            /** @description Why the operator refused it */
            refusal: string | null;
            answer: components["schemas"]["ReviewAnswer"] | null;
            isDisputed: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A review as everybody sees it */
        Review: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Null while the provider has fewer than three reviews */
            stars: components["schemas"]["Stars"] | null;
            words: string;
            /** @description Of the provider */
            answer: components["schemas"]["ReviewAnswer"] | null;
            dispute: components["schemas"]["DisputeState"];
            createdAt: components["schemas"]["Instant"];
        };
        ReviewPage: {
            items: components["schemas"]["Review"][];
            page: number;
            pageSize: number;
            total: number;
        };
        NewAnswer: {
            /** @description In several lines */
            text: string;
        };
        NewDispute: {
            /** @description In several lines */
            reason: string;
        };
        /** @description A review as the operator sees it */
        QueuedReview: {
            /** Format: uuid */
            id: string;
            provider: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /** @description Of the enquiry */
            reference: string;
            name: string;
            stars: components["schemas"]["Stars"];
            words: string;
            status: components["schemas"]["ReviewStatus"];
            refusal: string | null;
            answer: components["schemas"]["ReviewAnswer"] | null;
            /** @description The provider's words, once it has disputed the review */
            dispute: {
                reason: string;
                /** @description Whether it waits for a decision */
                isOpen: boolean;
                createdAt: components["schemas"]["Instant"];
            } | null;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        ReviewQueue: "waiting" | "disputed" | "decided";
        QueuedReviewPage: {
            items: components["schemas"]["QueuedReview"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ReviewDecision: {
            /** @enum {string} */
            decision: "show" | "refuse";
            /** @description For the couple, which reads it with the review; required to refuse */
            reason?: string | null;
            /** @description Whether the provider's answer is deleted */
            removesAnswer: boolean;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        ServiceCategory: "beautycenter" | "flowerbouquet" | "invitations" | "makeupartist" | "mazoons" | "photographer" | "photosetion" | "weddingcar" | "weddingdress" | "weddinghall" | "weddingplanner" | "catering" | "weddingcake" | "jewelry" | "travel" | "dj" | "ceremonymusic";
        ProviderDetails: {
            fullName: components["schemas"]["PersonName"];
            businessName?: components["schemas"]["PersonName"] | null;
            contactNumber: components["schemas"]["EgyptianMobile"];
            emailAddress: components["schemas"]["Email"];
            address?: components["schemas"]["Line"] | null;
            serviceClasses: components["schemas"]["ServiceCategory"][];
            /** @description Lowest price, in EGP */
            priceRange?: number | null;
            capacityOrScale?: components["schemas"]["Line"] | null;
            websiteOrSocialMedia?: string | null;
        };
        /**
         * @description One of the 27 governorates of Egypt
         * @enum {string}
         */
        Governorate: "cairo" | "giza" | "alexandria" | "qalyubia" | "sharqia" | "dakahlia" | "gharbia" | "monufia" | "beheira" | "kafr-el-sheikh" | "damietta" | "port-said" | "ismailia" | "suez" | "north-sinai" | "south-sinai" | "red-sea" | "matrouh" | "fayoum" | "beni-suef" | "minya" | "assiut" | "sohag" | "qena" | "luxor" | "aswan" | "new-valley";
        /** @description The id of a city or district of the governorate (shared/places.ts) */
        City: string;
        /**
         * @description What the prices are for
         * @enum {string}
         */
        PriceUnit: "evening" | "event" | "person" | "hour" | "piece";
        /** @enum {string} */
        ProviderLanguage: "ar" | "en" | "fr" | "de" | "it" | "es" | "ru";
        /** @enum {string} */
        Weekday: "saturday" | "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday";
        ProviderPackage: {
            name: string;
            /** @description In EGP */
            price: number | null;
            /** @description What is in it, in several lines */
            contents: string;
        };
        /**
         * @description What couples ask for first. Texts have no links and no phone numbers: those have fields of their own. The city is one of the governorate, and the
         *     highest price is not below the lowest (`priceRange`).
         */
        ProviderProfile: {
            about: string | null;
            /** @description Highest price, in EGP */
            priceTo: number | null;
            priceUnit: components["schemas"]["PriceUnit"] | null;
            /** @description The most guests that it serves at one event */
            capacityPersons: number | null;
            /** @description Where it is */
            governorate: components["schemas"]["Governorate"] | null;
            city: components["schemas"]["City"] | null;
            /** @description The governorates that it also serves */
            serves: components["schemas"]["Governorate"][];
            languages: components["schemas"]["ProviderLanguage"][];
            /** @description Its number on WhatsApp; null when that is the contact number */
            whatsApp: components["schemas"]["EgyptianMobile"] | null;
            openingDays: components["schemas"]["Weekday"][];
            foundedYear: number | null;
            socialLinks: string[];
            packages: components["schemas"]["ProviderPackage"][];
        };
        /** @description The paths of a photograph in three sizes, as WebP; the content of a path never changes */
        PhotoFiles: {
            /** @description Its longer side has at most 480 px */
            small: string;
            /** @description Its longer side has at most 960 px */
            medium: string;
            /** @description Its longer side has at most 1600 px */
            large: string;
        };
        ProviderPhoto: {
            /** Format: uuid */
            id: string;
            /** @description What it shows, in words */
            alt: string | null;
            /** @description Of the large size, in px */
            width: number;
            /** @description Of the large size, in px */
            height: number;
            files: components["schemas"]["PhotoFiles"];
        };
        /** @description A photograph as the provider's owner and the operator see it */
        OwnPhoto: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "waiting" | "listed" | "refused";
            alt: string | null;
            /** @description The words that wait for the operator's approval; null when none do */
            newAlt: string | null;
            /** @description Why the operator refused it */
            refusal: string | null;
            width: number;
            height: number;
            /** @description Null once it is refused, as its files are deleted */
            files: components["schemas"]["PhotoFiles"] | null;
            createdAt: components["schemas"]["Instant"];
        };
        OwnPhotos: {
            photos: components["schemas"]["OwnPhoto"][];
        };
        PhotoAlt: string;
        PhotoArrangement: {
            /** @description Each photograph of the provider once, in the order in which couples see them */
            photos: {
                /** Format: uuid */
                id: string;
                alt: components["schemas"]["PhotoAlt"] | null;
            }[];
        };
        /** @description How often couples opened the provider's page and asked in a week */
        ProviderWeek: {
            /** @description The Saturday on which the week begins */
            from: components["schemas"]["CalendarDate"];
            views: number;
            enquiries: number;
        };
        OwnProviders: {
            providers: components["schemas"]["OwnProvider"][];
        };
        ProviderRegistration: components["schemas"]["ProviderDetails"];
        ProviderUpdate: components["schemas"]["ProviderDetails"] & {
            /** @description Without it, the profile stays as it is */
            profile?: components["schemas"]["ProviderProfile"];
            version: components["schemas"]["Version"];
        };
        /** @description An edit of a listed provider, which stays listed as it is until the operator approves the edit */
        ProviderEdit: {
            details: components["schemas"]["ProviderDetails"];
            profile: components["schemas"]["ProviderProfile"] | null;
            /** @description Why the operator refused it; null while it waits */
            refusal: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A provider with its page; only its owner gets `edit`, `refusal`, `ownPhotos` and `weeks` */
        OwnProvider: components["schemas"]["Provider"] & {
            /** @description Null below three reviews */
            rating: components["schemas"]["Rating"] | null;
            profile: components["schemas"]["ProviderProfile"] | null;
            /** @description The photographs that couples see, in their order */
            photos: components["schemas"]["ProviderPhoto"][];
            /** @description All photographs, in their order */
            ownPhotos?: components["schemas"]["OwnPhoto"][];
            /** @description The last twelve weeks, the latest first */
            weeks?: components["schemas"]["ProviderWeek"][];
            edit?: components["schemas"]["ProviderEdit"] | null;
            /** @description Why the operator refused it */
            refusal?: string | null;
        };
        /** @description A provider as it is listed, or would be, with the edit that waits */
        QueuedProvider: components["schemas"]["Provider"] & {
            profile: components["schemas"]["ProviderProfile"] | null;
            photos: components["schemas"]["OwnPhoto"][];
            edit: components["schemas"]["ProviderEdit"] | null;
            /** @description Why it was refused */
            refusal: string | null;
        };
        /** @enum {string} */
        ProviderStatus: "pending" | "approved" | "rejected";
        ProviderRegistered: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["ProviderStatus"];
        };
        Provider: components["schemas"]["ProviderDetails"] & {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["ProviderStatus"];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A provider as the directory shows it */
        ListedProvider: components["schemas"]["Provider"] & {
            /** @description Null below three reviews */
            rating: components["schemas"]["Rating"] | null;
            /** @description Its first photograph */
            cover: components["schemas"]["ProviderPhoto"] | null;
            priceTo: number | null;
            priceUnit: components["schemas"]["PriceUnit"] | null;
            capacityPersons: number | null;
            governorate: components["schemas"]["Governorate"] | null;
            city: components["schemas"]["City"] | null;
        };
        ProviderPage: {
            items: components["schemas"]["ListedProvider"][];
            page: number;
            pageSize: number;
            /** @description The number of all results, counted up to 200; pages beyond exist when there are more */
            total: number;
        };
        Service: {
            /** Format: uuid */
            providerId: string;
            providerName: string;
            category: components["schemas"]["ServiceCategory"];
            priceRange: number | null;
            address: string | null;
        };
        ServicePage: {
            items: components["schemas"]["Service"][];
            page: number;
            pageSize: number;
            /** @description The number of all results, counted up to 200; pages beyond exist when there are more */
            total: number;
        };
        ItemId: string;
        /** @enum {string} */
        ItemCategory: "appliances" | "storage" | "accessories" | "furnishings" | "bathroom";
        LocalizedText: {
            ar: string;
            en: string;
        };
        Item: {
            id: components["schemas"]["ItemId"];
            /** @description Address of the picture on the site */
            image: string;
            /** @description The category's title, in Arabic */
            title: string;
            category: components["schemas"]["ItemCategory"];
            name: components["schemas"]["LocalizedText"];
        };
        ItemList: {
            items: components["schemas"]["Item"][];
        };
        ContactMessage: {
            email: components["schemas"]["Email"];
            phone?: string | null;
            name: components["schemas"]["PersonName"];
            /** @description Several lines of text, without control characters other than line breaks and tabs */
            message: string;
            /** @default Contact Form */
            source?: string;
            countryId?: string | null;
            cityId?: string | null;
            area?: string | null;
            /** @enum {string|null} */
            platform?: "Web" | "Mobile Web" | "Tablet Web" | null;
            os?: string | null;
            browser?: string | null;
            ip?: string | null;
            mapsLink?: string | null;
        };
        ShortCode: string;
        ReferralCode: string;
        /** @description Percent-encoded UTF-8, because a header holds ASCII only */
        ReferralHeader: string;
        ReferralText: string;
        DeepLink: {
            /** @description An absolute address */
            fullUrl: string;
        };
        /**
         * Format: uuid
         * @description A UUID in lower case
         */
        Id: string;
        /** @description One line of text without markup */
        Text: string;
        NewId: {
            /** @description A new UUID that the client generates ("Repeated requests" above); without it, the server generates one */
            id?: components["schemas"]["Id"];
        };
        ChangeNumber: number;
        /**
         * @description `households` with imports, links and the bin; `replies` that a member has recorded; `plans`: events, halls and invitations
         * @enum {string}
         */
        ChangeTopic: "households" | "replies" | "plans" | "members";
        /**
         * @description `householdMovedAway` is for managers of the side that a household has left, `householdErased` of one that was deleted for ever
         * @enum {string}
         */
        ChangeKind: "householdAdded" | "householdEdited" | "householdMovedAway" | "householdDeleted" | "householdRestored" | "householdErased" | "linkRenewed" | "linkRevoked" | "imported" | "importUndone" | "replyRecorded" | "replyUndone" | "replyRestored" | "eventAdded" | "eventEdited" | "eventDeleted" | "hallAdded" | "hallEdited" | "hallDeleted" | "invitationAdded" | "invitationEdited" | "invitationDeleted" | "memberJoined" | "memberChanged" | "memberRemoved" | "memberLeft";
        ChangeMember: {
            id: components["schemas"]["Id"];
            label?: components["schemas"]["MemberLabel"];
            /** @description First and last name of the account */
            name?: string;
        };
        /** @description The details of a household, without its phone, of an event or of a hall that the change replaced; an absent one that the other object has was empty */
        ChangedDetails: {
            name?: components["schemas"]["Text"];
            side?: components["schemas"]["Side"];
            honorific?: string;
            tags?: components["schemas"]["TagList"];
            language?: components["schemas"]["Language"];
            tableLabel?: string;
            note?: string;
            seats?: components["schemas"]["SeatList"];
            persons?: components["schemas"]["PersonList"];
            asksReply?: boolean;
            /** @description Which event it is; in both objects */
            event?: components["schemas"]["EventKind"];
            title?: components["schemas"]["Text"];
            date?: components["schemas"]["CalendarDate"];
            time?: string;
            status?: components["schemas"]["EventStatus"];
            place?: components["schemas"]["Text"];
            address?: components["schemas"]["Text"];
            area?: components["schemas"]["Text"];
            audience?: components["schemas"]["Audience"];
            capacity?: number;
            groomSeats?: number;
            brideSeats?: number;
            role?: components["schemas"]["MemberRole"];
            managedSide?: components["schemas"]["ManagedSide"];
        };
        Change: {
            number: components["schemas"]["ChangeNumber"];
            createdAt: components["schemas"]["Instant"];
            /** @description Who it was; absent for a former member */
            member?: components["schemas"]["ChangeMember"];
            /** @description Whether it was the signed-in account */
            isOwn: boolean;
            kind: components["schemas"]["ChangeKind"];
            /** @description Households, as far as the account sees them; rows of an import; events of a change of plans */
            count: number;
            /** @description Of the first households, as they were called; of the file of an import, of the hall, or of the member; the title of an event that has one. Names that were deleted for ever or at the guests' wish are left out */
            names: string[];
            /** @description Of one household */
            householdId?: components["schemas"]["Id"];
            before?: components["schemas"]["ChangedDetails"];
            after?: components["schemas"]["ChangedDetails"];
            /** @description Whether it has replaced a phone; undoing it does not bring a phone back */
            phoneChanged?: boolean;
            canUndo: boolean;
            /** @description The change that this one has undone */
            undoes?: components["schemas"]["ChangeNumber"];
            /** @description The change that has undone this one */
            undoneBy?: components["schemas"]["ChangeNumber"];
        };
        ChangePage: {
            items: components["schemas"]["Change"][];
            /** @description Absent on the last page */
            nextBefore?: components["schemas"]["ChangeNumber"];
            /** @description The number of the newest change; 0 without any */
            latest: number;
            /** @description The number up to which the account has seen changes */
            seen: number;
        };
        SeenChanges: {
            number: number;
        };
        ChangeUndo: {
            /** @description Of the household that was changed since, as the account has seen it */
            version?: components["schemas"]["Version"];
        };
        UndoneChange: {
            /** @description Households that have got back what the change replaced */
            changed: number;
            /** @description Households that were changed since, and stay as they are */
            kept: number;
        };
        /**
         * @description `owner`: one of the couple, may do everything. `sideManager`: sees and manages the families of one side, and sees those of both. `planner`: edits events, halls and the invitation, and reads the guest list. `viewer`: sees the plans and totals. `x-roles` names the roles that may call an operation; others get 403 `forbidden`.
         * @enum {string}
         */
        MemberRole: "owner" | "sideManager" | "planner" | "viewer";
        /**
         * @description Of a `sideManager`, which requires one; other roles have none
         * @enum {string}
         */
        ManagedSide: "groom" | "bride";
        /** @description Who it is for the couple */
        MemberLabel: string;
        MemberRights: {
            role: components["schemas"]["MemberRole"];
            side?: components["schemas"]["ManagedSide"];
            label?: components["schemas"]["MemberLabel"];
        };
        Member: components["schemas"]["MemberRights"] & components["schemas"]["Versioned"] & {
            id: components["schemas"]["Id"];
            /** @description First and last name of the account */
            name?: string;
            /** @description Of the account, for owners */
            email?: string;
            /** @description Whether it is the signed-in account */
            isSelf: boolean;
            joinedAt: components["schemas"]["Instant"];
        };
        MemberList: {
            items: components["schemas"]["Member"][];
        };
        MemberUpdate: components["schemas"]["MemberRights"] & components["schemas"]["Versioned"];
        MemberInviteInput: components["schemas"]["NewId"] & components["schemas"]["MemberRights"];
        MemberInvite: components["schemas"]["MemberRights"] & {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        NewMemberInvite: components["schemas"]["MemberInvite"] & {
            /** @description Of the link to the join page */
            token: string;
        };
        MemberInviteList: {
            items: components["schemas"]["MemberInvite"][];
        };
        InviteToken: {
            /** @description As it was opened; messengers and people add invisible marks, punctuation and capitals */
            token: string;
        };
        OfferedMembership: components["schemas"]["MemberRights"] & {
            /**
             * @description An invite can be accepted while it is open
             * @enum {string}
             */
            state: "open" | "accepted" | "revoked" | "expired";
            weddingTitle: string;
            /** @description Of the wedding itself */
            weddingDate?: components["schemas"]["CalendarDate"];
            /** @description First name of the account that has made the invite */
            invitedBy?: string;
            expiresAt: components["schemas"]["Instant"];
            /** @description Of the signed-in account, if it is a member already */
            membership?: components["schemas"]["Membership"];
        };
        Membership: {
            weddingId: components["schemas"]["Id"];
            role: components["schemas"]["MemberRole"];
            side?: components["schemas"]["ManagedSide"];
        };
        /** @description The seats of the hall for the families of the groom, or of the bride; a warning when more are allotted, never a limit. Those of families of both sides count to neither */
        SideSeats: number;
        WeddingDetails: {
            /** @description One line of text without markup; at first the names of groom and bride */
            title: string;
            /** @description The language of new households */
            language: components["schemas"]["Language"];
            /** @description The time zone of all events and invitations of the wedding */
            timeZone: components["schemas"]["TimeZone"];
        };
        WeddingInput: components["schemas"]["NewId"] & components["schemas"]["WeddingDetails"];
        WeddingUpdate: components["schemas"]["WeddingDetails"] & components["schemas"]["Versioned"];
        Wedding: components["schemas"]["WeddingDetails"] & components["schemas"]["Versioned"] & {
            id: components["schemas"]["Id"];
            /** @description Replies of guests that the account may see and has not seen */
            unreadReplies: number;
            /** @description Changes of other members that the account may see and has not seen; 100 stands for more */
            unseenChanges: number;
            /** @description Of the wedding itself */
            date?: components["schemas"]["CalendarDate"];
            /** @description The day on which the phones of the guest list are deleted, 90 days after the last event */
            phonesPurgeAt?: components["schemas"]["CalendarDate"];
            /** @description Of the signed-in account */
            role: components["schemas"]["MemberRole"];
            side?: components["schemas"]["ManagedSide"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        WeddingList: {
            items: components["schemas"]["Wedding"][];
        };
        Versioned: {
            version: components["schemas"]["Version"];
        };
        /**
         * @description A wedding has at most one event of each kind except `custom`
         * @enum {string}
         */
        EventKind: "engagement" | "henna" | "contract" | "wedding" | "morning-after" | "custom";
        /**
         * @description How the marriage contract is called, كتب الكتاب (also when it is absent), عقد القران, or الإكليل in churches
         * @enum {string}
         */
        ContractName: "katb-el-ketab" | "aqd-el-qiran" | "crowning";
        /**
         * @description Absent when the event is as planned. A postponed event keeps its former date until a new one is saved, which ends the postponement; guests are told that the new date will be announced. An event that is called off stays so until a change of plans says otherwise.
         * @enum {string}
         */
        EventStatus: "postponed" | "calledOff";
        /** @enum {string} */
        Audience: "mixed" | "men" | "women";
        EventDetails: {
            /** @description Of a `custom` event, which requires one; other kinds have none */
            title?: components["schemas"]["Text"];
            /** @description Equal to the date in the wedding's invitations. While the wedding has one, an update cannot remove a date that they show: the event itself must have one, and the other three end by `none` in an invitation */
            date?: components["schemas"]["CalendarDate"];
            /** @description Of the wedding, equal to `weddingTime` in its invitations */
            time?: string;
            /** @description Name of the place, such as a hall or a house, in the language of the wedding, as are `address` and `area`. Of the wedding, the three equal `weddinghole`, `weddingAddress` and `area` in its invitations, which require them: without all of the place, an update keeps it */
            place?: components["schemas"]["Text"];
            address?: components["schemas"]["Text"];
            area?: components["schemas"]["Text"];
            mapsLink?: components["schemas"]["MapsLink"];
            /** @description The place in the other language, for its readers */
            translation?: components["schemas"]["PlaceTexts"];
        };
        EventInput: components["schemas"]["NewId"] & components["schemas"]["EventDetails"] & {
            kind: components["schemas"]["EventKind"];
        };
        EventUpdate: components["schemas"]["EventDetails"] & components["schemas"]["Versioned"] & {
            /** @description The place is right; `otherPlaces` end */
            confirmsPlace?: boolean;
        };
        Event: components["schemas"]["EventDetails"] & components["schemas"]["Versioned"] & {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["EventKind"];
            contractName?: components["schemas"]["ContractName"];
            status?: components["schemas"]["EventStatus"];
            /** @description When its date, time, place or status last changed */
            movedAt?: components["schemas"]["Instant"];
            /** @description What else was stored as its place. The couple should say which one is right, by an update with another place or with `confirmsPlace` */
            otherPlaces?: components["schemas"]["PlaceTexts"][];
            halls: components["schemas"]["Hall"][];
        };
        EventOrder: {
            ids: components["schemas"]["Id"][];
        };
        PlaceTexts: {
            place: components["schemas"]["Text"];
            address?: components["schemas"]["Text"];
            area?: components["schemas"]["Text"];
        };
        PlannedEvent: components["schemas"]["EventDetails"] & components["schemas"]["Versioned"] & {
            id: components["schemas"]["Id"];
            /** @description With it, the details of the event stay as they are; without it, the event is as planned */
            status?: components["schemas"]["EventStatus"];
        };
        PlanChange: {
            events: components["schemas"]["PlannedEvent"][];
            /**
             * @description What becomes of the replies of the households with seats in these events. Replies that are asked for again stay in the history; the last day for replies moves with the date of the wedding
             * @default keep
             * @enum {string}
             */
            replies?: "keep" | "askAgain";
        };
        Plans: {
            /** @description For each event, the households with seats to which a message was sent */
            informed: {
                eventId: components["schemas"]["Id"];
                households: number;
            }[];
            /** @description The households whose reply counts */
            answered: number;
            /** @description Until then, `undoPlans` takes the latest change back */
            undoUntil?: components["schemas"]["Instant"];
        };
        EventList: {
            items: components["schemas"]["Event"][];
        };
        HallDetails: {
            /** @description Without it, the hall is called as the place of its event */
            name?: components["schemas"]["Text"];
            audience: components["schemas"]["Audience"];
            /** @description Number of seats; a warning when more are allotted, never a limit */
            capacity?: number;
            groomSeats?: components["schemas"]["SideSeats"];
            brideSeats?: components["schemas"]["SideSeats"];
        };
        HallInput: components["schemas"]["NewId"] & components["schemas"]["HallDetails"] & {
            eventId: components["schemas"]["Id"];
        };
        HallUpdate: components["schemas"]["HallDetails"] & components["schemas"]["Versioned"];
        Hall: components["schemas"]["HallDetails"] & components["schemas"]["Versioned"] & {
            id: components["schemas"]["Id"];
            eventId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** @description Its `name` is that of the event's place */
            hasPlaceName: boolean;
        };
        /**
         * @description Whose guests the household is
         * @enum {string}
         */
        Side: "groom" | "bride" | "both";
        /**
         * @description A word or two, without markup, quotation marks and separators of lists
         * @example الشغل
         * @example family
         */
        Tag: string;
        Seats: {
            hallId: components["schemas"]["Id"];
            allowed: number;
        };
        Person: {
            name: components["schemas"]["PersonName"];
            child: boolean;
        };
        TagList: components["schemas"]["Tag"][];
        /** @description A hall at most once; no seats in halls that are not named */
        SeatList: components["schemas"]["Seats"][];
        PersonList: components["schemas"]["Person"][];
        HouseholdOptional: {
            honorific?: string;
            tags?: components["schemas"]["TagList"];
            /**
             * @description As it was typed; any text is kept
             * @example 01012345678
             * @example +966501234567
             */
            phone?: string;
            language?: components["schemas"]["Language"];
            tableLabel?: string;
            /** @description Several lines of text without markup; seen only by the couple */
            note?: string;
            seats?: components["schemas"]["SeatList"];
            persons?: components["schemas"]["PersonList"];
            /** @description Whether the personal page asks for a reply; true by default */
            asksReply?: boolean;
        };
        HouseholdDetails: components["schemas"]["HouseholdOptional"] & {
            name: components["schemas"]["Text"];
            side: components["schemas"]["Side"];
        };
        HouseholdInput: components["schemas"]["NewId"] & components["schemas"]["HouseholdDetails"];
        HouseholdUpdate: components["schemas"]["HouseholdDetails"] & components["schemas"]["Versioned"];
        Household: components["schemas"]["HouseholdDetails"] & components["schemas"]["Versioned"] & {
            tags: components["schemas"]["TagList"];
            language: components["schemas"]["Language"];
            seats: components["schemas"]["SeatList"];
            persons: components["schemas"]["PersonList"];
            asksReply: boolean;
            id: components["schemas"]["Id"];
            /** @description The token of the personal link, `/g/{token}`; absent when it is revoked */
            linkToken?: string;
            /** @description When the guests removed their personal data */
            dataRemovedAt?: components["schemas"]["Instant"];
            /** @description The phone in international form (E.164), if it is a valid number */
            phoneE164?: string;
            /** @description When it was put into the bin, where it is kept for 30 days */
            deletedAt?: components["schemas"]["Instant"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        HouseholdPage: {
            items: components["schemas"]["Household"][];
            /** @description Number of households that match the filters */
            total: number;
            /** @description Absent on the last page */
            nextCursor?: string;
        };
        /**
         * @description `addTag` and `removeTag` require `tag`, `setSide` requires `side`, `setSeats` requires `hallId` and `allowed`. `delete` puts households
         *     into the bin, `restore` and `deleteForever` take them out of it.
         * @enum {string}
         */
        BulkAction: "addTag" | "removeTag" | "setSide" | "setSeats" | "delete" | "restore" | "deleteForever";
        BulkEdit: {
            ids: components["schemas"]["Id"][];
            action: components["schemas"]["BulkAction"];
            tag?: components["schemas"]["Tag"];
            side?: components["schemas"]["Side"];
            hallId?: components["schemas"]["Id"];
            allowed?: number;
        };
        BulkResult: {
            /** @description The households that have changed */
            items: {
                id: components["schemas"]["Id"];
                version: components["schemas"]["Version"];
            }[];
        };
        /** @enum {string} */
        ImportSource: "paste" | "csv" | "xlsx" | "vcard" | "contacts";
        ImportRow: components["schemas"]["HouseholdOptional"] & {
            /** @description The household to update. Properties and halls that the row does not name stay as they are. Without it, the row adds a household and requires a name. */
            householdId?: components["schemas"]["Id"];
            name?: components["schemas"]["Text"];
            side?: components["schemas"]["Side"];
        };
        ImportInput: components["schemas"]["NewId"] & {
            source: components["schemas"]["ImportSource"];
            fileName?: string;
            rows: components["schemas"]["ImportRow"][];
        };
        Import: {
            id: components["schemas"]["Id"];
            source: components["schemas"]["ImportSource"];
            fileName?: string;
            added: number;
            updated: number;
            unchanged: number;
            createdAt: components["schemas"]["Instant"];
            /** @description Absent when it can no longer be undone */
            undoableUntil?: components["schemas"]["Instant"];
            undoneAt?: components["schemas"]["Instant"];
            maybeElsewhere?: components["schemas"]["MaybeElsewhere"];
        };
        /** @description Households that the import added and whose phone is on a household of the other family's side, too. For a side manager who imports, and absent without any */
        MaybeElsewhere: {
            count: number;
            /** @description Of the first ones, as the import has them */
            names: components["schemas"]["Text"][];
        };
        ImportList: {
            items: components["schemas"]["Import"][];
        };
        ImportUndone: {
            import: components["schemas"]["Import"];
            /** @description Households that the import added and that are in the bin now */
            removed: number;
            /** @description Households that have their earlier details again */
            restored: number;
            /** @description Households that were edited or have answered after the import and stay as they are */
            kept: number;
        };
        /** @description Of the families that the account sees; for a `viewer`, who sees none, of all, without tags. `halls` is of all families for everybody */
        GuestSummary: {
            households: number;
            /** @description Of each household, the seats in the event in which it has most */
            guests: number;
            /** @description Households without a valid phone */
            withoutPhone: number;
            withoutSeats: number;
            inBin: number;
            halls: {
                hallId: components["schemas"]["Id"];
                households: number;
                seats: number;
                sides: {
                    side: components["schemas"]["Side"];
                    seats: number;
                    /** @description Persons who have replied that they come */
                    coming: number;
                }[];
            }[];
            sides: {
                side: components["schemas"]["Side"];
                households: number;
                guests: number;
            }[];
            replies: {
                /** @description Households of which somebody comes */
                coming: number;
                notComing: number;
                /** @description Households that are asked and have not replied */
                silent: number;
                /** @description Persons who come: of each household, to the event to which most come */
                guests: number;
            };
            tags: {
                tag: string;
                households: number;
                guests: number;
            }[];
        };
        /** @description Several lines of text; it is shown as text, never as markup */
        Message: string;
        ReplySettingsDetails: {
            /** @description The last day on which guests can reply, in the time zone of the wedding; without it, the day of the last event */
            replyBy?: components["schemas"]["CalendarDate"];
            /** @description The question above the reply, in Arabic; without it, a default */
            questionAr?: components["schemas"]["PersonName"];
            /** @description As above, in English */
            questionEn?: components["schemas"]["PersonName"];
            /** @description Whom guests ask after `replyBy` */
            contact?: components["schemas"]["Line"];
            /** @description Whether guests say how many of them are children */
            asksChildren: boolean;
            /** @description Whether guests of the public link can ask for seats */
            takesRequests: boolean;
            /** @description Whether new replies are announced by e-mail, at most once a day */
            sendsDigest: boolean;
            /** @description The percentage of silent guests that the forecast counts */
            silentRate: number;
        };
        ReplySettingsUpdate: components["schemas"]["ReplySettingsDetails"] & components["schemas"]["Versioned"];
        ReplySettings: components["schemas"]["ReplySettingsDetails"] & components["schemas"]["Versioned"];
        ReplySeats: {
            hallId: components["schemas"]["Id"];
            /** @description At most the seats of the household in this hall */
            coming: number;
            /** @description How many of them are children */
            children: number;
        };
        /** @description A hall at most once; nobody comes to halls that are not named */
        ReplySeatList: components["schemas"]["ReplySeats"][];
        ReplyInput: components["schemas"]["NewId"] & {
            seats: components["schemas"]["ReplySeatList"];
            message?: components["schemas"]["Message"];
        };
        /**
         * @description Given by the guests on their page, or recorded by the couple
         * @enum {string}
         */
        ReplyChannel: "link" | "host";
        Reply: {
            id: components["schemas"]["Id"];
            channel: components["schemas"]["ReplyChannel"];
            seats: components["schemas"]["ReplySeatList"];
            message?: components["schemas"]["Message"];
            /** @description Whether the guests agree that the couple show the message on the invitation */
            mayPublish: boolean;
            /** @description Since when the message is shown on the invitation */
            publishedAt?: components["schemas"]["Instant"];
            /** @description When the couple has undone the reply, which no longer counts */
            undoneAt?: components["schemas"]["Instant"];
            /** @description When the couple has asked for a reply again, because the plans have changed; it no longer counts */
            setAsideAt?: components["schemas"]["Instant"];
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description The personal link, the QR code of a paper card, or the public link of the invitation
         * @enum {string}
         */
        ViewSource: "link" | "card" | "open";
        HouseholdStatus: {
            householdId: components["schemas"]["Id"];
            /** @description Increases with each change of any status of the wedding */
            revision: number;
            /** @description The latest reply that counts */
            reply?: components["schemas"]["Reply"];
            /** @description When the household last opened its page */
            openedAt?: components["schemas"]["Instant"];
            openedBy?: components["schemas"]["ViewSource"];
            /** @description Who has the household open on the desk, to send it a message */
            desk?: {
                memberId: components["schemas"]["Id"];
                until: components["schemas"]["Instant"];
            };
            /** @description The latest message of each kind */
            sends: components["schemas"]["Send"][];
        };
        StatusList: {
            /** @description Households without any event are missing */
            items: components["schemas"]["HouseholdStatus"][];
            /** @description To be sent as `after` with the next request */
            revision: number;
            /** @description Replies of guests since the account last called `markRepliesSeen` */
            unreadReplies: number;
            /** @description As in the wedding */
            unseenChanges: number;
            pendingRequests: number;
        };
        SeenReplies: {
            revision: number;
        };
        HouseholdHistory: {
            /** @description The latest 100 replies, newest first, with those that count or are shown on the invitation */
            replies: components["schemas"]["Reply"][];
            /** @description The latest 100 messages, newest first */
            sends: components["schemas"]["Send"][];
            /** @description The days on which the page was opened, newest first */
            views: {
                source: components["schemas"]["ViewSource"];
                date: components["schemas"]["CalendarDate"];
            }[];
        };
        WishUpdate: {
            published: boolean;
        };
        /** @enum {string} */
        RequestState: "pending" | "accepted" | "rejected";
        ReplyRequest: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description As it was typed */
            phone: string;
            phoneE164?: string;
            count: number;
            message?: components["schemas"]["Message"];
            state: components["schemas"]["RequestState"];
            /** @description The household into which the request was accepted */
            householdId?: components["schemas"]["Id"];
            decidedAt?: components["schemas"]["Instant"];
            /** @description The name of the account that has decided, else its e-mail address */
            decidedBy?: string;
            createdAt: components["schemas"]["Instant"];
        };
        ReplyRequestList: {
            /** @description Newest first */
            items: components["schemas"]["ReplyRequest"][];
        };
        ReplyRequestUpdate: {
            state: components["schemas"]["RequestState"];
            /** @description For `pending`, the decision that is taken back; another one that was made in the meantime stays */
            seenState?: components["schemas"]["RequestState"];
            /** @description A household on the list of the wedding; `accepted` requires it, or `newHousehold` */
            householdId?: components["schemas"]["Id"];
            /** @description The details of the household with the seats that it gets, stored together with the decision */
            householdUpdate?: components["schemas"]["HouseholdUpdate"];
            /** @description A household that is added together with the decision */
            newHousehold?: components["schemas"]["HouseholdInput"];
        };
        ReplyRequestsUpdate: {
            /** @enum {string} */
            state: "pending" | "rejected";
            requestIds: components["schemas"]["Id"][];
        };
        Notices: {
            /** @description The key of this server, with which the browser subscribes (`applicationServerKey`, RFC 8292) */
            publicKey: string;
            isOn: boolean;
            /** @description Whether a notice names the wedding */
            showsTitle: boolean;
        };
        NoticeSubscription: {
            /** @description The address of the browser's push service, one of those that the server knows */
            endpoint: string;
            /** @description The browser's key (RFC 8291) */
            p256dh: string;
            /** @description The browser's secret (RFC 8291) */
            auth: string;
            language: components["schemas"]["Language"];
            showsTitle: boolean;
        };
        ViewSummary: {
            sources: {
                source: components["schemas"]["ViewSource"];
                /** @description Of a household, at most one a day */
                views: number;
                /** @description Households that have opened their page; absent for the public link */
                households?: number;
            }[];
        };
        /**
         * @description The invitation, a note about changed details, a reminder to reply, or thanks after the wedding
         * @enum {string}
         */
        MessageKind: "invite" | "change" | "reminder" | "thanks";
        /**
         * @description As `MessageKind`; the texts about an event that is postponed or called off take the place of `change`
         * @enum {string}
         */
        TemplateKind: "invite" | "change" | "postponed" | "calledOff" | "reminder" | "thanks";
        /**
         * @description What the sender says; nobody knows whether a message was delivered
         * @enum {string}
         */
        SendResult: "sent" | "skipped" | "wrongNumber";
        SendInput: components["schemas"]["NewId"] & {
            householdId: components["schemas"]["Id"];
            kind: components["schemas"]["MessageKind"];
            result: components["schemas"]["SendResult"];
        };
        Send: {
            id: components["schemas"]["Id"];
            householdId: components["schemas"]["Id"];
            kind: components["schemas"]["MessageKind"];
            result: components["schemas"]["SendResult"];
            /** @description The member who has recorded it; absent in records of earlier releases */
            sentBy?: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
        };
        MessageTemplateDetails: {
            kind: components["schemas"]["TemplateKind"];
            language: components["schemas"]["Language"];
            side: components["schemas"]["Side"];
            /** @description Several lines with placeholders in braces, in the language of the template; without it, the default applies */
            text?: string;
        };
        MessageTemplate: components["schemas"]["MessageTemplateDetails"];
        MessageTemplateList: {
            /** @description Only templates that the couple has edited */
            items: components["schemas"]["MessageTemplateDetails"][];
        };
        GuestReplyInput: components["schemas"]["NewId"] & {
            seats: components["schemas"]["ReplySeatList"];
            message?: components["schemas"]["Message"];
            /**
             * @description Whether the couple may show the message on the invitation
             * @default false
             */
            mayPublish?: boolean;
            /** @description The id of the reply that the guests saw when they answered, empty when they saw none; a newer one of another device is then not replaced. Without it, the reply replaces any other */
            seenReplyId?: string;
        };
        GuestReply: {
            id: components["schemas"]["Id"];
            seats: components["schemas"]["ReplySeatList"];
            message?: components["schemas"]["Message"];
            mayPublish: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        PersonalEvent: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["EventKind"];
            title?: string;
            contractName?: components["schemas"]["ContractName"];
            status?: components["schemas"]["EventStatus"];
            /** @description The former one while the event is postponed */
            date?: components["schemas"]["CalendarDate"];
            /** @description HH:mm in the time zone of the wedding */
            time?: string;
            /** @description In the language of the household, as are `address` and `area` */
            place?: string;
            address?: string;
            area?: string;
            mapsLink?: components["schemas"]["MapsLink"];
            halls: {
                id: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                audience: "mixed" | "men" | "women";
                /** @description Seats of the household */
                allowed: number;
            }[];
        };
        PersonalInvitation: {
            /** @description Of the invitation that the page shows */
            slug: string;
            household: {
                honorific?: string;
                name: string;
                language: components["schemas"]["Language"];
            };
            timeZone: components["schemas"]["TimeZone"];
            /** @description Only events with seats for the household */
            events: components["schemas"]["PersonalEvent"][];
            /** @description Whether the couple asks this household */
            asksReply: boolean;
            asksChildren: boolean;
            /** @description The couple's own words for the question, in the language of the household */
            question?: string;
            /** @description Whether the household can reply now */
            isOpen: boolean;
            replyBy?: components["schemas"]["CalendarDate"];
            /** @description Whom to ask after `replyBy` */
            contact?: string;
            reply?: components["schemas"]["GuestReply"];
        };
        PersonalView: {
            /** @enum {string} */
            source: "link" | "card";
        };
        SeatRequest: {
            name: components["schemas"]["PersonName"];
            phone: string;
            count: number;
            message?: components["schemas"]["Message"];
            /** @description Hidden from people; a request with any text in it is ignored */
            website?: string;
        };
        Wish: {
            /** @description The household, with its consent */
            name: string;
            message: components["schemas"]["Message"];
        };
        /**
         * @description Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count
         * @example 123456
         */
        SecondFactor: string;
        OperatorSignIn: {
            email: components["schemas"]["GivenEmail"];
            password: components["schemas"]["GivenPassword"];
            code: components["schemas"]["SecondFactor"];
        };
        OperatorSession: {
            email: string;
            expiresAt: components["schemas"]["Instant"];
            recoveryCodesLeft: number;
        };
        OperatorSetup: {
            token: string;
        };
        OperatorSetupStarted: {
            email: string;
            /** @description The key to type into an authenticator app, in Base32 */
            secret: string;
            /** @description The same as an otpauth: address, which a phone opens with its app */
            address: string;
            /** @description The address as a QR code: a data: address of an SVG */
            qrCode: string;
        };
        OperatorSetupConfirmation: {
            token: string;
            code: components["schemas"]["SecondFactor"];
        };
        RecoveryCodes: {
            /** @description Each works once instead of a code of the app. They are shown only here. */
            recoveryCodes: string[];
        };
        OperatorOverview: {
            queues: {
                /** @description Providers that wait for a decision */
                providers: number;
                /** @description Reviews that wait or are disputed */
                reviews: number;
                /** @description Open contact messages */
                messages: number;
                leads: number;
                /** @description Accounts that subscribe to the newsletter */
                subscribers: number;
                /** @description E-mails that are not delivered yet */
                mails: number;
            };
            health: {
                release: string;
                startedAt: components["schemas"]["Instant"];
                /** @description Age of the oldest e-mail that is not delivered yet, in seconds; 0 without one */
                oldestMailS: number;
                /** @description The last backup that was written with this server's data folder */
                lastBackupAt: components["schemas"]["Instant"] | null;
                memoryBytes: number;
                /** @enum {string} */
                database: "sqlite" | "postgres";
                /** @description Connections to PostgreSQL; null with the embedded database */
                connections: {
                    inUse: number;
                    idle: number;
                    max: number;
                    waiting: number;
                } | null;
            };
        };
        ProviderQueuePage: {
            items: components["schemas"]["QueuedProvider"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ProviderDecision: {
            /** @description For the provider, by e-mail; required to reject, and to refuse a photograph */
            reason?: string | null;
            /** @enum {string} */
            decision: "approve" | "reject";
            version: components["schemas"]["Version"];
            /** @description Photographs of which something waits; those that are not named go on waiting */
            photos?: {
                /** Format: uuid */
                id: string;
                /** @description The words that were looked at; others meanwhile return 409 */
                alt: components["schemas"]["PhotoAlt"] | null;
                /** @description Whether couples see it, with these words */
                isListed: boolean;
            }[];
        };
        /** @enum {string} */
        MessageStatus: "open" | "answered";
        ReceivedMessage: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            phone: string | null;
            source: string;
            message: string;
            visitor: components["schemas"]["VisitorFacts"];
            status: components["schemas"]["MessageStatus"];
            /** @description The e-mail address of the operator who takes care of it */
            assignee: string | null;
            answers: components["schemas"]["ContactAnswer"][];
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description What the sender agreed to send about the browser and the place */
        VisitorFacts: {
            countryId?: string | null;
            cityId?: string | null;
            area?: string | null;
            platform?: string | null;
            os?: string | null;
            browser?: string | null;
            ip?: string | null;
            mapsLink?: string | null;
        };
        ContactAnswer: {
            /** Format: uuid */
            id: string;
            text: string;
            /** @description The e-mail address of the operator who wrote it; null after the account was deleted */
            author: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        ReceivedMessagePage: {
            items: components["schemas"]["ReceivedMessage"][];
            page: number;
            pageSize: number;
            total: number;
        };
        MessageUpdate: {
            status: components["schemas"]["MessageStatus"];
            /**
             * @description Who takes care of it from now on
             * @enum {string}
             */
            assignee: "me" | "nobody" | "unchanged";
            version: components["schemas"]["Version"];
        };
        NewContactAnswer: {
            /** Format: uuid */
            id: string;
            language: components["schemas"]["Language"];
            /** @description Several lines of text, without control characters other than line breaks and tabs */
            text: string;
        };
        Lead: {
            /** Format: uuid */
            id: string;
            email: string;
            phone: string;
            createdAt: components["schemas"]["Instant"];
        };
        LeadPage: {
            items: components["schemas"]["Lead"][];
            page: number;
            pageSize: number;
            total: number;
        };
        Subscriber: {
            email: string;
            emailVerified: boolean;
            firstName: string | null;
            lastName: string | null;
            language: components["schemas"]["Language"] | null;
        };
        SubscriberPage: {
            items: components["schemas"]["Subscriber"][];
            page: number;
            pageSize: number;
            total: number;
        };
        OperatorLink: {
            shortCode: components["schemas"]["ShortCode"];
            target: string;
            /** @description The short link itself */
            address: string;
            createdAt: components["schemas"]["Instant"];
        };
        NewOperatorLink: {
            shortCode: components["schemas"]["ShortCode"];
            target: string;
        };
        OperatorLinkPage: {
            items: components["schemas"]["OperatorLink"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ReferralCounts: {
            items: {
                code: string;
                source: string | null;
                accounts: number;
            }[];
        };
        AccountSearch: {
            email: components["schemas"]["GivenEmail"];
        };
        FoundAccount: {
            /** Format: uuid */
            id: string;
            email: string;
            emailVerified: boolean;
            language: components["schemas"]["Language"] | null;
            createdAt: components["schemas"]["Instant"];
            sessions: number;
            invitations: number;
            weddings: number;
            providers: number;
            isOperator: boolean;
        };
        OwnerRequestedDeletion: {
            /** @description The address of the account, typed again */
            email: components["schemas"]["GivenEmail"];
            code: components["schemas"]["SecondFactor"];
        };
        QueuedMail: {
            id: string;
            /** @description The address with its first character and its domain only */
            recipient: string;
            subject: string;
            attempts: number;
            createdAt: components["schemas"]["Instant"];
            nextAttemptAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        QueuedMailPage: {
            items: components["schemas"]["QueuedMail"][];
            page: number;
            pageSize: number;
            total: number;
        };
        /** @enum {string} */
        AuditEntryKind: "operator_added" | "operator_removed" | "operator_set_up" | "signed_in" | "signed_out" | "provider_approved" | "provider_rejected" | "review_shown" | "review_refused" | "message_updated" | "message_answered" | "list_exported" | "deep_link_created" | "deep_link_ended" | "account_found" | "account_sessions_ended" | "account_deleted" | "mails_retried";
        AuditEntry: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["AuditEntryKind"];
            /** @description The operator's e-mail address, or the system user of the command line after `terminal:`; null after the account was deleted */
            actor: string | null;
            /** @description What it was done to: an id, a short code or the name of a list */
            subject: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        AuditEntryPage: {
            items: components["schemas"]["AuditEntry"][];
            page: number;
            pageSize: number;
            total: number;
        };
        /**
         * @description The e-mail address of an account, by the rules of this or an earlier release
         * @example laila@example.com
         */
        GivenEmail: string;
        /** @description An https address of Google Maps, Apple Maps, Waze or OpenStreetMap. Google's domains are listed one by one, and a path must not contain `..`, so that only addresses of maps are accepted */
        MapsLink: string;
    };
    responses: {
        /** @description Done */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "success"
                 *     }
                 */
                "application/json": components["schemas"]["Success"];
            };
        };
        /** @description The session, with the refresh cookie set, or a message that says why sign-in failed */
        Login: {
            headers: {
                /** @description The rotating refresh token; HttpOnly, SameSite=Strict, Path=/api/v1/identity; over https its name starts with `__Secure-` */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoginResult"];
            };
        };
        /** @description The new session; the refresh cookie is set */
        SessionStarted: {
            headers: {
                /** @description The same cookie as that of `login` */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StartedSession"];
            };
        };
        /** @description The profile */
        Profile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        /** @description The wishlist */
        Wishlist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "itemIds": [
                 *         "appliances-1",
                 *         "furnishings-3"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Wishlist"];
            };
        };
        /** @description The provider */
        Provider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnProvider"];
            };
        };
        /** @description The enquiry */
        Enquiry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Enquiry"];
            };
        };
        /** @description The enquiry was changed in the meantime (`version_conflict`); the response has what is stored */
        EnquiryConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["Enquiry"];
                };
            };
        };
        /** @description The review */
        Review: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Review"];
            };
        };
        /** @description All photographs of the provider, in their order */
        OwnPhotos: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "photos": []
                 *     }
                 */
                "application/json": components["schemas"]["OwnPhotos"];
            };
        };
        /** @description A page of services */
        Services: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "items": [],
                 *       "page": 1,
                 *       "pageSize": 20,
                 *       "total": 0
                 *     }
                 */
                "application/json": components["schemas"]["ServicePage"];
            };
        };
        /** @description Gallery items */
        Items: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ItemList"];
            };
        };
        /** @description Done, and the refresh cookie is cleared */
        SignedOut: {
            headers: {
                "Set-Cookie": components["headers"]["ClearedCookie"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "success"
                 *     }
                 */
                "application/json": components["schemas"]["Success"];
            };
        };
        /** @description Unchanged since the ETag in If-None-Match */
        NotModified: {
            headers: {
                /** @description The current ETag */
                ETag: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is not valid; `errors` names the fields */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Please check your input and try again",
                 *       "code": "validation_failed",
                 *       "errors": [
                 *         {
                 *           "field": "groom",
                 *           "message": "Must not be longer than 80 characters."
                 *         }
                 *       ],
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The access token is missing, wrong or expired */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You are not authorized to perform this action.",
                 *       "code": "unauthorized",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is valid, but the resource belongs to another account */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You are not authorized to perform this action.",
                 *       "code": "forbidden",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource does not exist */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The requested resource was not found.",
                 *       "code": "not_found",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The value is in use already, or the resource was changed in the meantime */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used, with other content (`already_exists`, with what is stored); or the account has as many invitations as it can have (`limit_reached`) */
        PublishConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You have reached the limit. Delete something you no longer need, then try again.",
                 *       "code": "limit_reached",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current?: components["schemas"]["Invitation"];
                };
            };
        };
        /**
         * @description Any other error, in the same shape: 400 malformed_body (an address or a body that cannot be read at all), 405 method_not_allowed,
         *     413 payload_too_large, 415 unsupported_media_type, 429 too_many_requests, 500 server_error, 503 unavailable. An address without
         *     an operation returns 404 not_found.
         */
        Failure: {
            headers: {
                /** @description Seconds to wait before a retry, with 429 and 503 */
                "Retry-After"?: string;
                /** @description The methods that the address supports, with 405 */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Server error. Please try again later.",
                 *       "code": "server_error",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The wedding */
        Wedding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Wedding"];
            };
        };
        /** @description The event with its halls */
        Event: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        /** @description The hall */
        Hall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Hall"];
            };
        };
        /** @description The wedding was changed in the meantime (`version_conflict`); the response has the current state */
        WeddingConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03",
                 *         "title": "عمر وليلى",
                 *         "language": "ar",
                 *         "timeZone": "Africa/Cairo",
                 *         "role": "owner",
                 *         "unreadReplies": 0,
                 *         "unseenChanges": 0,
                 *         "version": 2,
                 *         "createdAt": "2026-11-21T10:00:00.000Z",
                 *         "updatedAt": "2026-11-21T10:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["Wedding"];
                };
            };
        };
        /** @description The event was changed in the meantime (`version_conflict`); the response has the current state */
        EventConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18",
                 *         "kind": "henna",
                 *         "date": "2027-06-16",
                 *         "version": 2,
                 *         "halls": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["Event"];
                };
            };
        };
        /** @description An event was changed in the meantime (`version_conflict`, with the current events), or there is nothing to undo (`too_late`) */
        PlansConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "items": [
                 *           {
                 *             "id": "8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18",
                 *             "kind": "henna",
                 *             "date": "2027-06-16",
                 *             "version": 2,
                 *             "halls": []
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current?: components["schemas"]["EventList"];
                };
            };
        };
        /** @description What is known about the plans */
        Plans: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Plans"];
            };
        };
        /** @description An event was added or deleted in the meantime (`version_conflict`); the response has the current events */
        EventOrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "items": [
                 *           {
                 *             "id": "8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18",
                 *             "kind": "henna",
                 *             "date": "2027-06-16",
                 *             "version": 2,
                 *             "halls": []
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["EventList"];
                };
            };
        };
        /** @description The hall was changed in the meantime (`version_conflict`); the response has the current state */
        HallConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35",
                 *         "eventId": "8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18",
                 *         "name": "قاعة الرجال",
                 *         "hasPlaceName": false,
                 *         "audience": "men",
                 *         "capacity": 250,
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["Hall"];
                };
            };
        };
        /** @description Its `id` is used (`already_exists`, with what is stored when it is of this wedding), or the wedding has an event of this kind (`already_exists`); or there are as many as there can be (`limit_reached`) */
        CreationConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This exists already. Reload the page.",
                 *       "code": "already_exists",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35",
                 *         "eventId": "1f6e2d4c-3b5a-4978-8e01-7c9d5b3a2f14",
                 *         "name": "القاعة الكبرى",
                 *         "hasPlaceName": false,
                 *         "audience": "mixed",
                 *         "version": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current?: components["schemas"]["Wedding"] | components["schemas"]["Event"] | components["schemas"]["Hall"] | components["schemas"]["Household"];
                };
            };
        };
        /** @description Something still belongs to it (`in_use`); delete or move that first */
        InUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something still belongs to this. Delete or move that first.",
                 *       "code": "in_use",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description As `Failure`, and 403 forbidden: the account is a member of the wedding, and its role does not allow this (`x-roles`, or what the body changes). */
        WeddingFailure: {
            headers: {
                /** @description Seconds to wait before a retry, with 429 and 503 */
                "Retry-After"?: string;
                /** @description The methods that the address supports, with 405 */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You are not authorized to perform this action.",
                 *       "code": "forbidden",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The household was changed since (`version_conflict`, with its current state); the change was undone already, or cannot be undone (`too_late`); or there are as many households or seats as there can be (`limit_reached`) */
        UndoRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "It is too late to undo this.",
                 *       "code": "too_late",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current?: components["schemas"]["Household"];
                };
            };
        };
        /** @description The member */
        Member: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Member"];
            };
        };
        /** @description The member was changed in the meantime (`version_conflict`, with the current state); or the wedding would have no owner (`last_owner`) or more than two (`limit_reached`) */
        MemberConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "0b9a7c64-2e1d-4f38-a5c7-9d8e6f1b2a43",
                 *         "role": "viewer",
                 *         "isSelf": false,
                 *         "version": 2,
                 *         "joinedAt": "2026-11-21T10:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current?: components["schemas"]["Member"];
                };
            };
        };
        /** @description The wedding would have no owner (`last_owner`) */
        LastOwner: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "A wedding needs at least one of the couple. Add the other one first.",
                 *       "code": "last_owner",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The wedding has 30 open invites, or two owners already (`limit_reached`); or the `id` is used (`already_exists`) */
        TooManyInvites: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You have reached the limit. Delete something you no longer need, then try again.",
                 *       "code": "limit_reached",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody else has accepted the invite, it was revoked or has expired (`invite_closed`); or the wedding has as many members, or the account as many weddings, as there can be (`limit_reached`) */
        InviteRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This link can no longer be used. Ask the couple for a new one.",
                 *       "code": "invite_closed",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The household */
        Household: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Household"];
            };
        };
        /** @description The household was changed in the meantime (`version_conflict`); the response has the current state */
        HouseholdConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84",
                 *         "name": "أحمد عبد الرحمن وعائلته",
                 *         "side": "groom",
                 *         "tags": [],
                 *         "language": "ar",
                 *         "seats": [
                 *           {
                 *             "hallId": "b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35",
                 *             "allowed": 5
                 *           }
                 *         ],
                 *         "persons": [],
                 *         "asksReply": true,
                 *         "version": 2,
                 *         "createdAt": "2026-11-21T10:00:00.000Z",
                 *         "updatedAt": "2026-11-21T10:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["Household"];
                };
            };
        };
        /** @description The list is full (`limit_reached`) */
        ListFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "You have reached the limit. Delete something you no longer need, then try again.",
                 *       "code": "limit_reached",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The import is older than 24 hours (`too_late`) */
        TooLate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "It is too late to undo this.",
                 *       "code": "too_late",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The import */
        Import: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Import"];
            };
        };
        /** @description The notices on this device */
        Notices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Notices"];
            };
        };
        /** @description The settings */
        ReplySettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReplySettings"];
            };
        };
        /** @description The settings were changed in the meantime (`version_conflict`); the response has the current state */
        ReplySettingsConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "asksChildren": true,
                 *         "takesRequests": false,
                 *         "sendsDigest": true,
                 *         "silentRate": 50,
                 *         "version": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current: components["schemas"]["ReplySettings"];
                };
            };
        };
        /** @description The status of the household after the change */
        HouseholdStatus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HouseholdStatus"];
            };
        };
        /** @description Its `id` is used, with other content (`already_exists`) */
        AlreadyRecorded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This exists already. Reload the page.",
                 *       "code": "already_exists",
                 *       "requestId": "req-1f"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request */
        ReplyRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReplyRequest"];
            };
        };
        /** @description Somebody has decided the request, or changed the household, in the meantime (`version_conflict`, with the current state); the household exists already (`already_exists`, with what is stored when it is of this wedding), or the list is full (`limit_reached`) */
        ReplyRequestConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This was changed somewhere else. Reload it before you save.",
                 *       "code": "version_conflict",
                 *       "requestId": "req-1f",
                 *       "current": {
                 *         "id": "7c5e3a1b-9f2d-4b86-8e04-1d3a5c7b9f26",
                 *         "name": "سامح فؤاد",
                 *         "phone": "01112345678",
                 *         "count": 2,
                 *         "state": "rejected",
                 *         "decidedAt": "2027-05-21T10:00:00.000Z",
                 *         "decidedBy": "ليلى حسن",
                 *         "createdAt": "2027-05-21T09:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    current?: components["schemas"]["ReplyRequest"] | components["schemas"]["Household"];
                };
            };
        };
        /** @description The templates */
        MessageTemplateList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessageTemplateList"];
            };
        };
        /** @description The reply as it is stored */
        GuestReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GuestReply"];
            };
        };
        /** @description The session */
        OperatorSession: {
            headers: {
                "Set-Cookie": components["headers"]["OperatorCookie"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "email": "mona@zaffa.example",
                 *       "expiresAt": "2026-11-27T18:00:00.000Z",
                 *       "recoveryCodesLeft": 10
                 *     }
                 */
                "application/json": components["schemas"]["OperatorSession"];
            };
        };
        /** @description The provider after the decision */
        QueuedProvider: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueuedProvider"];
            };
        };
        ReceivedMessage: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Replies have ended, or the couple does not ask this household (`too_late`); another reply was stored after `seenReplyId` (`reply_changed`); the `id` is used, with other content (`already_exists`) */
        ReplyRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The message */
        ContactMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReceivedMessage"];
            };
        };
    };
    parameters: {
        /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
        Slug: string;
        /**
         * @description The invitation's version. It has no effect on the response. Social networks cache pictures by address, and a new address makes them fetch the new picture.
         * @example 3
         */
        PublishedVersion: components["schemas"]["Version"];
        /** @example 2f5d2c3a-7b0e-4a55-9b1d-6a1f0e8c9d21 */
        UserId: string;
        /** @example 0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10 */
        InvitationId: string;
        /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
        ProviderId: string;
        /** @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
        EnquiryId: string;
        /** @example 2c9a4e71-5b8d-4f30-a6c2-7e1d3b5f9a48 */
        ReviewId: string;
        /** @example 8e5d2a44-1f7b-4a53-9b1e-60f2b7d0c711 */
        PhotoId: string;
        Page: number;
        PageSize: number;
        /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
        WeddingId: components["schemas"]["Id"];
        /** @example 8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18 */
        EventId: components["schemas"]["Id"];
        /** @example b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35 */
        HallId: components["schemas"]["Id"];
        /** @example 0b9a7c64-2e1d-4f38-a5c7-9d8e6f1b2a43 */
        MemberId: components["schemas"]["Id"];
        /** @example 41 */
        ChangeNumber: components["schemas"]["ChangeNumber"];
        /** @description The `nextBefore` of the previous page */
        BeforeNumber: components["schemas"]["ChangeNumber"];
        /** @description Only the changes of this member */
        ChangedBy: components["schemas"]["Id"];
        FilterChangeTopic: string;
        /** @example 7c2e5b18-9f4a-4d63-8e10-3a6b1c9d5f72 */
        InviteId: components["schemas"]["Id"];
        /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
        HouseholdId: components["schemas"]["Id"];
        /** @example 1a6e8d4c-2f9b-4735-8c0e-6b5d3a9f7e12 */
        ImportId: components["schemas"]["Id"];
        /**
         * @description Finds names, tags, phones, table labels and notes; Arabic letters are compared without vowel signs and with one form of alef, yeh and teh marbuta
         * @example احمد
         */
        Search: string;
        Side: components["schemas"]["Side"];
        FilterEventId: string;
        FilterHallId: string;
        Tag: components["schemas"]["Tag"];
        HasPhone: boolean;
        /** @description Households in the bin instead of those on the list */
        Deleted: boolean;
        Sort: "name" | "createdAt";
        Order: "asc" | "desc";
        /** @description The `nextCursor` of the previous page, with the same filters and order */
        Cursor: string;
        Limit: number;
        /** @example 9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13 */
        ReplyId: components["schemas"]["Id"];
        /** @example 7c5e3a1b-9f2d-4b86-8e04-1d3a5c7b9f26 */
        RequestId: components["schemas"]["Id"];
        /**
         * @description Only what has changed after this revision, the `revision` of an earlier response
         * @example 12
         */
        AfterRevision: number;
        /** @example 2d8f6b4c-5a1e-4c79-b3d0-8f7e6a5c4b32 */
        SendId: components["schemas"]["Id"];
        /** @example 7d0f6a52-4a0e-4f0b-9d3c-9c8f5a1e2b11 */
        MessageId: string;
        /** @example 3b1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
        AccountId: string;
        /** @example k3v9xq2m7tdh4p8w5znb6cfgyj */
        LinkToken: string;
        /**
         * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
         * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
         */
        IdempotencyKey: string;
        ChangeTopic: components["schemas"]["ChangeTopic"];
        /** @description Households with seats in any hall of this event */
        "parameters-EventId": components["schemas"]["Id"];
        /** @description Households with seats in this hall */
        "parameters-HallId": components["schemas"]["Id"];
        /** @description Whether the file has the households whose reply is that nobody comes */
        DeclinedExport: "include" | "omit";
        /** @description Whether the file has the messages of the replies */
        MessagesExport: "include" | "omit";
    };
    requestBodies: never;
    headers: {
        /** @description Sets or clears the cookie of the operator's session; HttpOnly, SameSite=Strict, Path=/api/v1/operator */
        OperatorCookie: string;
        /** @description Clears the refresh cookie */
        ClearedCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `referralCode` of a couple or of the operator
                 * @example k3v9xq2m
                 */
                "X-Referral-Code"?: components["schemas"]["ReferralHeader"];
                /**
                 * @description Kind of the link
                 * @example invitation
                 */
                "X-Referral-Source"?: components["schemas"]["ReferralHeader"];
                /**
                 * @description Id of the link
                 * @example 0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10
                 */
                "X-Referral-Source-Id"?: components["schemas"]["ReferralHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com",
                 *       "password": "Farah#2027"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com",
                 *       "password": "Farah#2027",
                 *       "rememberMe": true
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["Login"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOut"];
            default: components["responses"]["Failure"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Login"];
            /** @description The session does not exist or has ended; the refresh cookie is cleared */
            401: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearedCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    landingSignin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com",
                 *       "phone": "01012345678"
                 *     }
                 */
                "application/json": components["schemas"]["LandingSignin"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wEXAMPLEvrN1",
                 *       "newPassword": "Farah#2028"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            200: components["responses"]["SignedOut"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emailOrPhone": "laila@example.com",
                 *       "password": "Farah#2027"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteAccount"];
            };
        };
        responses: {
            /** @description Whether the account was deleted; if it was, the refresh cookie is cleared */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearedCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "errors": []
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Profile"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Laila",
                 *       "lastName": "Hassan",
                 *       "phone": "01012345678",
                 *       "language": "ar",
                 *       "newsletter": false,
                 *       "version": 1,
                 *       "currentPassword": "Farah#2027"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "one-time-token-of-the-mail"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Success"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "Farah#2027",
                 *       "newPassword": "Farah#2028"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: components["responses"]["SessionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    deleteOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id, from the list
                 * @example 9a1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON file */
            200: {
                headers: {
                    /** @description attachment, with a file name */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Wishlist"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    updateWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "itemIds": [
                 *         "appliances-1",
                 *         "furnishings-3"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Wishlist"];
            };
        };
        responses: {
            200: components["responses"]["Wishlist"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationInput"];
            };
        };
        responses: {
            /** @description The published invitation */
            201: {
                headers: {
                    /** @description API path of the published invitation */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["PublishConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listUserInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2f5d2c3a-7b0e-4a55-9b1d-6a1f0e8c9d21 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's invitations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    updateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationUpdate"];
            };
        };
        responses: {
            /** @description The updated invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10 */
                id: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getInvitationBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    /** @description Changes with every edit */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicInvitation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitationPreview: {
        parameters: {
            query?: {
                /**
                 * @description The invitation's version. It has no effect on the response. Social networks cache pictures by address, and a new address makes them fetch the new picture.
                 * @example 3
                 */
                v?: components["parameters"]["PublishedVersion"];
            };
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Changes with every edit that changes the file */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitationPicture: {
        parameters: {
            query?: {
                /**
                 * @description The invitation's version. It has no effect on the response. Social networks cache pictures by address, and a new address makes them fetch the new picture.
                 * @example 3
                 */
                v?: components["parameters"]["PublishedVersion"];
            };
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Changes with every edit that changes the file */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitationCalendar: {
        parameters: {
            query?: {
                /**
                 * @description The invitation's version. It has no effect on the response. Social networks cache pictures by address, and a new address makes them fetch the new picture.
                 * @example 3
                 */
                v?: components["parameters"]["PublishedVersion"];
            };
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Changes with every edit that changes the file */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitationQrPng: {
        parameters: {
            query?: {
                /**
                 * @description The invitation's version. It has no effect on the response. Social networks cache pictures by address, and a new address makes them fetch the new picture.
                 * @example 3
                 */
                v?: components["parameters"]["PublishedVersion"];
            };
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Changes with every edit that changes the file */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getInvitationQrSvg: {
        parameters: {
            query?: {
                /**
                 * @description The invitation's version. It has no effect on the response. Social networks cache pictures by address, and a new address makes them fetch the new picture.
                 * @example 3
                 */
                v?: components["parameters"]["PublishedVersion"];
            };
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description Changes with every edit that changes the file */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listWeddings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weddings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeddingList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createWedding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeddingInput"];
            };
        };
        responses: {
            201: components["responses"]["Wedding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["CreationConflict"];
            default: components["responses"]["Failure"];
        };
    };
    getWedding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Wedding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateWedding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeddingUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Wedding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WeddingConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    deleteWedding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 0b9a7c64-2e1d-4f38-a5c7-9d8e6f1b2a43 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Member"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["MemberConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 0b9a7c64-2e1d-4f38-a5c7-9d8e6f1b2a43 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    leaveWedding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastOwner"];
            default: components["responses"]["Failure"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description The `nextBefore` of the previous page */
                before?: components["parameters"]["BeforeNumber"];
                /** @description Only the changes of this member */
                memberId?: components["parameters"]["ChangedBy"];
                topic?: components["parameters"]["ChangeTopic"];
            };
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 50 changes at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    markChangesSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenChanges"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 41 */
                number: components["parameters"]["ChangeNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUndo"];
            };
        };
        responses: {
            /** @description What was undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoneChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UndoRefused"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listMemberInvites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invites that can be accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInviteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    createMemberInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInviteInput"];
            };
        };
        responses: {
            /** @description The invite with its token */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewMemberInvite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooManyInvites"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    revokeMemberInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 7c2e5b18-9f4a-4d63-8e10-3a6b1c9d5f72 */
                inviteId: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    lookUpMemberInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToken"];
            };
        };
        responses: {
            /** @description What the invite offers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedMembership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    acceptMemberInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToken"];
            };
        };
        responses: {
            /** @description The membership of the account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InviteRefused"];
            default: components["responses"]["Failure"];
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    orderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventOrder"];
            };
        };
        responses: {
            /** @description The events in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EventOrderConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventInput"];
            };
        };
        responses: {
            201: components["responses"]["Event"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CreationConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Event"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EventConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Plans"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changePlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            200: components["responses"]["Plans"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PlansConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    undoPlans: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Plans"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PlansConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    createHall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HallInput"];
            };
        };
        responses: {
            201: components["responses"]["Hall"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CreationConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    updateHall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35 */
                hallId: components["parameters"]["HallId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HallUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Hall"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HallConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    deleteHall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example b7d3f0a1-5e2c-4f86-8c19-2a6d4e9b7f35 */
                hallId: components["parameters"]["HallId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listHouseholds: {
        parameters: {
            query?: {
                /**
                 * @description Finds names, tags, phones, table labels and notes; Arabic letters are compared without vowel signs and with one form of alef, yeh and teh marbuta
                 * @example احمد
                 */
                q?: components["parameters"]["Search"];
                side?: components["parameters"]["Side"];
                /** @description Households with seats in any hall of this event */
                eventId?: components["parameters"]["parameters-EventId"];
                /** @description Households with seats in this hall */
                hallId?: components["parameters"]["parameters-HallId"];
                tag?: components["parameters"]["Tag"];
                hasPhone?: components["parameters"]["HasPhone"];
                /** @description Households in the bin instead of those on the list */
                deleted?: components["parameters"]["Deleted"];
                sort?: components["parameters"]["Sort"];
                order?: components["parameters"]["Order"];
                /** @description The `nextCursor` of the previous page, with the same filters and order */
                cursor?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of households */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseholdPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    createHousehold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseholdInput"];
            };
        };
        responses: {
            201: components["responses"]["Household"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CreationConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    bulkEditHouseholds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkEdit"];
            };
        };
        responses: {
            /** @description What has changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ListFull"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    updateHousehold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseholdUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Household"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["HouseholdConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    deleteHousehold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the bin */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getGuestSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    importHouseholds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            201: components["responses"]["Import"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CreationConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 1a6e8d4c-2f9b-4735-8c0e-6b5d3a9f7e12 */
                importId: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The undone import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["TooLate"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    exportHouseholdsCsv: {
        parameters: {
            query?: {
                /** @description Whether the file has the households whose reply is that nobody comes */
                declined?: components["parameters"]["DeclinedExport"];
                /** @description Whether the file has the messages of the replies */
                messages?: components["parameters"]["MessagesExport"];
            };
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    exportHouseholdsXlsx: {
        parameters: {
            query?: {
                /** @description Whether the file has the households whose reply is that nobody comes */
                declined?: components["parameters"]["DeclinedExport"];
                /** @description Whether the file has the messages of the replies */
                messages?: components["parameters"]["MessagesExport"];
            };
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getReplySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReplySettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateReplySettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplySettingsUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ReplySettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReplySettingsConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Only what has changed after this revision, the `revision` of an earlier response
                 * @example 12
                 */
                after?: components["parameters"]["AfterRevision"];
            };
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    markRepliesSeen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenReplies"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Notices"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    turnOnNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeSubscription"];
            };
        };
        responses: {
            200: components["responses"]["Notices"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    turnOffNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getViewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getHouseholdHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseholdHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    recordReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyInput"];
            };
        };
        responses: {
            201: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyRecorded"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    openHouseholdOnDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    renewHouseholdLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Household"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    revokeHouseholdLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 5d9c1b3e-8a7f-4e20-9b46-3f1d7c5a2e84 */
                householdId: components["parameters"]["HouseholdId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Household"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    undoReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13 */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    restoreReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13 */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    publishWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 9b2d4f6a-1c8e-4d35-a7f0-4e6b8c2d9a13 */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishUpdate"];
            };
        };
        responses: {
            200: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listReplyRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    decideReplyRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyRequestsUpdate"];
            };
        };
        responses: {
            /** @description The requests of the wedding after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    decideReplyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 7c5e3a1b-9f2d-4b86-8e04-1d3a5c7b9f26 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyRequestUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ReplyRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReplyRequestConflict"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    recordSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendInput"];
            };
        };
        responses: {
            201: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyRecorded"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    deleteSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
                /** @example 2d8f6b4c-5a1e-4c79-b3d0-8f7e6a5c4b32 */
                sendId: components["parameters"]["SendId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HouseholdStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    listMessageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageTemplateList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    updateMessageTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3e1a9c52-7d0b-4c8f-9a64-5b2f8e7d1c03 */
                weddingId: components["parameters"]["WeddingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageTemplate"];
            };
        };
        responses: {
            200: components["responses"]["MessageTemplateList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["WeddingFailure"];
        };
    };
    getPersonalInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example k3v9xq2m7tdh4p8w5znb6cfgyj */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    sendReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example k3v9xq2m7tdh4p8w5znb6cfgyj */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestReplyInput"];
            };
        };
        responses: {
            201: components["responses"]["GuestReply"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ReplyRefused"];
            default: components["responses"]["Failure"];
        };
    };
    recordPersonalView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example k3v9xq2m7tdh4p8w5znb6cfgyj */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalView"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    removeGuestData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example k3v9xq2m7tdh4p8w5znb6cfgyj */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getPersonalCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example k3v9xq2m7tdh4p8w5znb6cfgyj */
                token: components["parameters"]["LinkToken"];
                /** @example 8f4b2d17-1c3e-4a95-b0d6-7e9a5c3f2b18 */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file (RFC 5545) */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    recordOpenView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    requestSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example عمر-و-ليلى-k3v9xq2m7tdh4 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            200: components["responses"]["Success"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ListFull"];
            default: components["responses"]["Failure"];
        };
    };
    uploadBackground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Path of the stored picture */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "backgroundImage": "/api/v1/uploads/background/9d5c7b7e-6e59-4b0a-8f55-0a1c7f5d3e20.webp"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadedBackground"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getBackground: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9d5c7b7e-6e59-4b0a-8f55-0a1c7f5d3e20.webp */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture; the content of this address never changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    registerProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderRegistration"];
            };
        };
        responses: {
            /** @description The registration, pending approval */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11",
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderRegistered"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /** @description Part of the name */
                q?: string;
                category?: components["schemas"]["ServiceCategory"];
                /** @description Part of the address, or of the name of its city or of a governorate that it serves, in either script */
                area?: string;
                /** @description Where the provider is, or what it also serves */
                governorate?: components["schemas"]["Governorate"];
                /** @description Where the provider is; with its governorate */
                city?: components["schemas"]["City"];
                /** @description In EGP; some of its prices are not below */
                priceMin?: number;
                /** @description In EGP; some of its prices are not above */
                priceMax?: number;
                /** @description Only those that serve so many guests */
                guests?: number;
                /** @description By `price`, the lowest price first, and those without one last. By `asked`, those first that most accounts have asked. Nobody can pay for a place. */
                sort?: "newest" | "price" | "asked";
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listOwnProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers with all that waits for a decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "providers": []
                     *     }
                     */
                    "application/json": components["schemas"]["OwnProviders"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getProviderPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 9d5c7b7e-6e59-4b0a-8f55-0a1c7f5d3e20-small.webp */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photograph; the content of this address never changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Provider"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Provider"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    arrangeProviderPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "photos": []
                 *     }
                 */
                "application/json": components["schemas"]["PhotoArrangement"];
            };
        };
        responses: {
            200: components["responses"]["OwnPhotos"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    addProviderPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The photograph */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPhoto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProviderPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
                /** @example 8e5d2a44-1f7b-4a53-9b1e-60f2b7d0c711 */
                photoId: components["parameters"]["PhotoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listReceivedEnquiries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enquiries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedEnquiryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEnquiry"];
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11",
                     *       "reference": "K7M3P9"
                     *     }
                     */
                    "application/json": components["schemas"]["EnquirySent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
                /** @example 2c9a4e71-5b8d-4f30-a6c2-7e1d3b5f9a48 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "It was a joy to be with you."
                 *     }
                 */
                "application/json": components["schemas"]["NewAnswer"];
            };
        };
        responses: {
            201: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    disputeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
                /** @example 2c9a4e71-5b8d-4f30-a6c2-7e1d3b5f9a48 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "We were not at this wedding."
                 *     }
                 */
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            201: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All enquiries of the account, each with its review */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "enquiries": []
                     *     }
                     */
                    "application/json": components["schemas"]["Enquiries"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    updateEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "quoted",
                 *       "amount": 42000,
                 *       "note": "With dinner",
                 *       "weddingDate": "2027-06-18",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["EnquiryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Enquiry"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EnquiryConflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            201: components["responses"]["Enquiry"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
                enquiryId: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Services"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listServicesByCategory: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @example photographer */
                category: components["schemas"]["ServiceCategory"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Services"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listServicesByProvider: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                providerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Services"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Items"];
            default: components["responses"]["Failure"];
        };
    };
    listItemsByCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example storage */
                category: components["schemas"]["ItemCategory"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Items"];
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example storage-1 */
                id: components["schemas"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Item"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A UUID that the client generates once for what it creates ("Repeated requests" above)
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com",
                 *       "phone": null,
                 *       "name": "Laila",
                 *       "message": "How do I change the date on our invitation?",
                 *       "source": "Contact Form",
                 *       "countryId": "EG",
                 *       "cityId": "Cairo",
                 *       "area": null,
                 *       "platform": "Mobile Web",
                 *       "os": "Android",
                 *       "browser": "Chrome",
                 *       "ip": null,
                 *       "mapsLink": null
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            201: components["responses"]["Success"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    resolveDeepLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example p7m3kx9v2qhtd */
                shortCode: components["schemas"]["ShortCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The full address; its query may contain referralCode, source and sourceId */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeepLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getOperatorSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mona@zaffa.example",
                     *       "expiresAt": "2026-11-27T18:00:00.000Z",
                     *       "recoveryCodesLeft": 10
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    signInOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona@zaffa.example",
                 *       "password": "Farah#2027",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorSignIn"];
            };
        };
        responses: {
            200: components["responses"]["OperatorSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    signOutOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended, and the cookie is cleared */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["OperatorCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    startOperatorSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "one-time-token-of-the-link"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorSetup"];
            };
        };
        responses: {
            /** @description What the authenticator app needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorSetupStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    confirmOperatorSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "one-time-token-of-the-link",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["OperatorSetupConfirmation"];
            };
        };
        responses: {
            /** @description The recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k3m9p-x7q2r"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getOperatorOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queues and health */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorOverview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listProviderQueue: {
        parameters: {
            query?: {
                /** @description All without it */
                status?: components["schemas"]["ProviderStatus"];
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of providers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderQueuePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    decideProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 51c2a4d8-97c5-4d2c-8f75-2b0f2a9f1c11 */
                id: components["parameters"]["ProviderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "approve",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProviderDecision"];
            };
        };
        responses: {
            200: components["responses"]["QueuedProvider"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listReviewQueue: {
        parameters: {
            query?: {
                queue?: components["schemas"]["ReviewQueue"];
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["QueuedReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 2c9a4e71-5b8d-4f30-a6c2-7e1d3b5f9a48 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "show",
                 *       "reason": null,
                 *       "removesAnswer": false,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description The review after the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listContactMessages: {
        parameters: {
            query?: {
                /** @description All without it */
                status?: components["schemas"]["MessageStatus"];
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedMessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    updateContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7d0f6a52-4a0e-4f0b-9d3c-9c8f5a1e2b11 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "open",
                 *       "assignee": "me",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["MessageUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ContactMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    answerContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7d0f6a52-4a0e-4f0b-9d3c-9c8f5a1e2b11 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11",
                 *       "language": "en",
                 *       "text": "You can change the date under My wedding."
                 *     }
                 */
                "application/json": components["schemas"]["NewContactAnswer"];
            };
        };
        responses: {
            201: components["responses"]["ContactMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of leads */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["LeadPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscribers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["SubscriberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    exportOperatorList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example leads */
                list: "providers" | "messages" | "leads" | "subscribers";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, in UTF-8 with a byte order mark; a cell that a spreadsheet would calculate begins with an apostrophe */
            200: {
                headers: {
                    /** @description The name of the file */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listDeepLinks: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of short links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["OperatorLinkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createDeepLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shortCode": "app",
                 *       "target": "https://play.google.com/store/apps/details?id=app.zaffa"
                 *     }
                 */
                "application/json": components["schemas"]["NewOperatorLink"];
            };
        };
        responses: {
            /** @description The short link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    endDeepLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example app */
                shortCode: components["schemas"]["ShortCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listReferralCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500, those with the most accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralCounts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    findAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["AccountSearch"];
            };
        };
        responses: {
            /** @description The account, without its wedding's and guests' data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    endAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3b1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAccountOfOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3b1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "laila@example.com",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["OwnerRequestedDeletion"];
            };
        };
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listQueuedMails: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of e-mails, without their texts, which contain secret links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["QueuedMailPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    retryMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "page": 1,
                     *       "pageSize": 20,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["AuditEntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
}
