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
         *     `sourceId`). They are stored with the account, included in its export and counted for the owner of the code. All are optional.
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
        /**
         * Publish an invitation
         * @description A repeated request of the same account with the same `Idempotency-Key` returns the invitation that the first one created.
         */
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
         * @description The slug stays reserved. An invitation of another account returns 404.
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
         * @description The registration is `pending` until the operator approves it. With an access token it belongs to that account.
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
         * @description An edited provider is pending approval again. A stale `version` returns 409.
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
        ErrorCode: "validation_failed" | "malformed_body" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "email_in_use" | "version_conflict" | "limit_reached" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "server_error" | "unavailable";
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
         * @description An e-mail address; its top-level domain is not checked
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
            email: components["schemas"]["Email"];
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
            email: components["schemas"]["Email"];
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
            invitations: components["schemas"]["Invitation"][];
            /** @description Which invitations have a stored preview picture */
            invitationPreviews: {
                /** Format: uuid */
                invitationId: string;
                createdAt: components["schemas"]["Instant"];
            }[];
            providers: components["schemas"]["Provider"][];
            wishlist: components["schemas"]["Wishlist"];
            uploads: components["schemas"]["ExportedUpload"][];
            sessions: components["schemas"]["ExportedSession"][];
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
        };
        /** @description A link or refresh token that is still valid; only its expiry, never the token itself */
        ExportedToken: {
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description The referral that was sent with `register`; empty if there was none */
        Referral: {
            referralCode?: components["schemas"]["ReferralCode"];
            source?: components["schemas"]["ReferralSource"];
            sourceId?: components["schemas"]["ReferralSource"];
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
        /**
         * @description An IANA time zone
         * @default Africa/Cairo
         */
        TimeZone: string;
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
            engagementDate: components["schemas"]["CalendarDate"];
            hennaDate: components["schemas"]["CalendarDate"];
            /** @description The marriage contract's date */
            crownDate: components["schemas"]["CalendarDate"];
            /** @description The hall */
            weddinghole: components["schemas"]["Line"];
            weddingAddress: components["schemas"]["Line"];
            area: components["schemas"]["Line"];
            /** @description An https address of Google Maps, Apple Maps, Waze or OpenStreetMap. Google's domains are listed one by one, and a path must not contain `..`, so that only addresses of maps are accepted */
            mapsLink?: string;
            /** @description The path that `uploadBackground` returned */
            backgroundImage?: string;
        };
        InvitationInput: components["schemas"]["InvitationDetails"];
        InvitationUpdate: components["schemas"]["InvitationDetails"] & {
            version: components["schemas"]["Version"];
        };
        PublicInvitation: components["schemas"]["InvitationDetails"] & components["schemas"]["InvitationRecord"];
        InvitationRecord: {
            /** Format: uuid */
            id: string;
            timeZone: components["schemas"]["TimeZone"];
            /** @description Readable and unguessable; never reused */
            slug: string;
            version: components["schemas"]["Version"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        Invitation: components["schemas"]["InvitationDetails"] & components["schemas"]["InvitationRecord"] & {
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
        ProviderRegistration: components["schemas"]["ProviderDetails"];
        ProviderUpdate: components["schemas"]["ProviderDetails"] & {
            version: components["schemas"]["Version"];
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
        ProviderPage: {
            items: components["schemas"]["Provider"][];
            page: number;
            pageSize: number;
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
        ReferralSource: string;
        DeepLink: {
            /** @description An absolute address */
            fullUrl: string;
        };
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
                "application/json": components["schemas"]["Provider"];
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
        Page: number;
        PageSize: number;
    };
    requestBodies: never;
    headers: {
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
                "X-Referral-Code"?: components["schemas"]["ReferralCode"];
                /**
                 * @description Kind of the link
                 * @example invitation
                 */
                "X-Referral-Source"?: components["schemas"]["ReferralSource"];
                /**
                 * @description Id of the link
                 * @example 0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10
                 */
                "X-Referral-Source-Id"?: components["schemas"]["ReferralSource"];
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
            header?: never;
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
                 * @description A UUID that the client generates once per invitation, so that a repeated request does not create a second one
                 * @example 6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11
                 */
                "Idempotency-Key"?: string;
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
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            default: components["responses"]["Failure"];
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
            header?: never;
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
            default: components["responses"]["Failure"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /** @description Part of the name */
                q?: string;
                category?: components["schemas"]["ServiceCategory"];
                /** @description Part of the address */
                area?: string;
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
            header?: never;
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
}
