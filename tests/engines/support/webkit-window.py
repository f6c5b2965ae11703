#!/usr/bin/python3
"""A WebKitGTK window for WebKitWebDriver: as wide as a phone, with a profile that stays.

The browser of the package keeps nothing from one start to the next, and is no narrower than 447 px. The folder of the
profile, the window's size and the language come by the environment: WebKitWebDriver hands on no arguments of ours.
"""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = os.environ["WINDOW_PROFILE"]
width, height = map(int, os.environ["WINDOW_SIZE"].split("x"))

manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(profile, "data"),
    base_cache_directory=os.path.join(profile, "cache"),
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
context.set_preferred_languages([os.environ["WINDOW_LANGUAGE"]])


def on_automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


def on_closed(_view):
    window.destroy()


view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
# What people get: pages that are left are kept as they are, for the way back.
view.get_settings().set_enable_page_cache(True)
context.connect("automation-started", on_automation_started)

window = Gtk.Window()
# A window with a frame is never narrower than its title bar.
window.set_decorated(False)
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", lambda _window: Gtk.main_quit())
view.connect("close", on_closed)
window.show_all()
Gtk.main()
