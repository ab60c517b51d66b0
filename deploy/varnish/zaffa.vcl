# Varnish 7.1 (Debian 12) in the place of nginx' cache. TLS ends before it, in a program that tells the visitor's address with the PROXY protocol
# (hitch: write-proxy-v2). Start with:
#   varnishd -a site=127.0.0.1:6081,PROXY -a purge=127.0.0.1:6082 -p http_gzip_support=off -f …
# Without the parameter Varnish removes brotli from Accept-Encoding. Servers on other machines need a private address in the place of the second
# one; add it to the ACL.
#
# s-maxage and stale-while-revalidate of the responses decide about freshness. Start the servers with PURGE_URLS=http://<this machine>:6082.
vcl 4.1;

import directors;
import std;

probe health {
    .url = "/health/live";
    .interval = 2s;
    .timeout = 1s;
    .window = 2;
    .threshold = 1;
}
backend site1 { .host = "127.0.0.1"; .port = "3001"; .connect_timeout = 1s; .probe = health; }
backend site2 { .host = "127.0.0.1"; .port = "3002"; .connect_timeout = 1s; .probe = health; }

# The machines of the servers.
acl servers { "127.0.0.1"; }

sub vcl_init {
    new sites = directors.shard();
    sites.add_backend(site1);
    sites.add_backend(site2);
}

sub vcl_recv {
    unset req.http.x-slug;
    set req.backend_hint = sites.backend();
    # The same for a retry, unlike bereq.xid.
    set req.http.x-shard = req.xid;

    # The address that connected, not the one that a client has written into the header.
    set req.http.X-Forwarded-For = client.ip;

    # Everything arrives from this machine where TLS ends on it: only the socket tells the servers from visitors.
    if (local.socket == "purge" && req.method != "PURGE") { return (synth(405)); }
    if (req.method == "PURGE") {
        if (local.socket != "purge" || client.ip !~ servers) { return (synth(405)); }
        # One ban removes the page in all languages and encodings.
        ban("obj.http.x-slug == " + regsub(req.url, "^.*[?&]slug=([^&]*).*$", "\1"));
        return (synth(204));
    }

    if (req.http.Accept-Encoding ~ "br") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # While a server is healthy, a page is stale for as long as its header allows; otherwise for a day (stale-if-error).
    if (std.healthy(req.backend_hint)) { set req.grace = 60s; }

    if (req.method != "GET" && req.method != "HEAD") { return (pass); }
    if (req.http.Authorization) { return (pass); }
    # The servers read parameters by exact name, and the first one. Other spellings of a page's address are not stored.
    if (req.url ~ "^/Invitations/Invitation\?slug=([a-z0-9-]|%[89A-F][0-9A-F])+(&(?!slug=|lang=)[A-Za-z0-9_.-]+=[^&]*)*(&lang=(ar|en)(&(?!slug=|lang=)[A-Za-z0-9_.-]+=[^&]*)*)?$") {
        # The page is the same for everybody: neither cookies nor parameters of trackers belong to its key.
        unset req.http.Cookie;
        set req.http.x-slug = regsub(req.url, "^[^?]*\?slug=([^&]*).*$", "\1");
        if (req.url ~ "&lang=") {
            set req.url = "/Invitations/Invitation?slug=" + req.http.x-slug + regsub(req.url, "^.*(&lang=(ar|en)).*$", "\1");
        } else {
            set req.url = "/Invitations/Invitation?slug=" + req.http.x-slug;
        }
    } elsif (req.url !~ "^/(static|assets)/|^/api/v1/invitations/slug/[^/]+/(preview\.png|picture\.png|calendar\.ics|qr\.png|qr\.svg)(\?|$)") {
        # Nothing else is stored: its visitors must not wait for each other.
        return (pass);
    }
}

# Requests are spread at random; a retry goes to another server.
sub vcl_backend_fetch {
    set bereq.backend = sites.backend(by=KEY, key=sites.key(bereq.http.x-shard), alt=bereq.retries, healthy=ALL);
}

sub vcl_backend_response {
    if (bereq.http.x-slug) { set beresp.http.x-slug = bereq.http.x-slug; }
    # Without the header, Varnish would store a response for two minutes.
    if (!beresp.http.Cache-Control || beresp.http.Cache-Control ~ "private|no-cache|no-store" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "stale-if-error") { set beresp.grace = 1d; }
    # An error of a server in the background does not replace a page.
    if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
}

sub vcl_deliver {
    unset resp.http.x-slug;
}

# No server responds and nothing is stored. The other server gets a request that changes nothing.
sub vcl_backend_error {
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
    set beresp.status = 503;
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Type = "application/json";
    set beresp.body = """{"message":"Zaffa is unavailable for a moment. Please try again.","code":"unavailable","requestId":"-"}""";
    return (deliver);
}
