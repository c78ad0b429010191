"""Tests of `gridlock serve` with a folder of a few files.

    serve.py GRIDLOCK
"""

import http.client
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

PATIENCE = 600  # seconds; how busy the machine is must not matter
BINARY = sys.argv.pop(1) if len(sys.argv) > 1 else None


class Serve(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        outside = pathlib.Path(cls.temporary.name)
        folder = outside / "page"
        folder.mkdir()
        (outside / "secret.txt").write_text("secret")
        (folder / "index.html").write_text("<p>hello")
        (folder / "a b.wasm").write_bytes(bytes(range(256)) * 1000)
        (folder / "large.bin").write_bytes(b"x" * 20_000_000)
        (folder / "out.txt").symlink_to(outside / "secret.txt")
        (folder / "up").symlink_to(outside)
        (folder / "in.html").symlink_to("index.html")
        os.mkfifo(folder / "pipe")
        (folder / "page.js").write_text("plain")
        (folder / "assets").mkdir()
        for name in ("index-Bu73naYH.js", "assets/index-Bu73naYH.js", "assets/plain.js"):
            (folder / name).write_text(name)
        for name, age in (("page.js.gz", 0), ("page.js.br", 0), ("in.html.gz", 3600)):
            (folder / name).write_text(name)
            now = time.time() - age
            os.utime(folder / name, (now, now))
        os.utime(folder / "page.js", (time.time() - 60, time.time() - 60))
        cls.folder = folder
        cls.server = subprocess.Popen([BINARY, "serve", "--port", "0", "--folder", folder, "-q"],
                                      stdout=subprocess.PIPE, text=True)
        cls.port = int(cls.server.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])

    @classmethod
    def tearDownClass(cls):
        cls.server.stdout.close()
        cls.server.kill()
        cls.server.wait()
        cls.temporary.cleanup()

    def raw(self, request):
        """The whole reply to some bytes, with the server left to hang up."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as client:
            client.sendall(request)
            reply = b""
            while part := client.recv(65536):
                reply += part
            return reply

    def status(self, request):
        return int(self.raw(request).split()[1])

    def ask(self, path, method="GET"):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, path)
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response.status, response.headers["Content-Type"], body

    def test_the_folder_itself_is_its_index(self):
        self.assertEqual(self.ask("/"), (200, "text/html; charset=utf-8", b"<p>hello"))

    def test_files_come_whole_and_with_their_type(self):
        status, kind, body = self.ask("/a%20b.wasm?v=1")
        self.assertEqual((status, kind), (200, "application/wasm"))
        self.assertEqual(body, bytes(range(256)) * 1000)

    def test_files_that_were_compressed_beforehand_go_to_those_who_take_them(self):
        def asked(path, accepted):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            connection.request("GET", path, headers={"Accept-Encoding": accepted} if accepted else {})
            response = connection.getresponse()
            body = response.read().decode()
            connection.close()
            return body, response.headers["Content-Encoding"], response.headers["Content-Type"], response.headers["Vary"]

        kind = "text/javascript; charset=utf-8"
        for accepted, body, coding in (("gzip, deflate, br", "page.js.br", "br"), ("gzip", "page.js.gz", "gzip"),
                                       ("br;q=0, GZIP;q=0.5", "page.js.gz", "gzip"), ("br;q=0.0", "plain", None),
                                       ("identity", "plain", None), ("xbr, brx", "plain", None)):
            with self.subTest(accepted):
                self.assertEqual(asked("/page.js", accepted), (body, coding, kind, "Accept-Encoding"))
        self.assertEqual(asked("/index.html", "gzip, br")[:2], ("<p>hello", None), "there is none")
        self.assertEqual(asked("/in.html", "gzip")[:2], ("<p>hello", None), "it belongs to a link, not to the file")

    def test_the_same_port_answers_on_both_loopback_addresses(self):
        try:
            probe = socket.socket(socket.AF_INET6, socket.SOCK_STREAM)
            with probe:
                probe.bind(("::1", 0))
        except OSError:
            self.skipTest("this machine has no IPv6")
        connection = http.client.HTTPConnection("::1", self.port, timeout=PATIENCE)
        connection.request("GET", "/", headers={"Host": f"[::1]:{self.port}"})
        response = connection.getresponse()
        self.assertEqual((response.status, response.read()), (200, b"<p>hello"))
        connection.close()

    def test_only_files_whose_names_say_what_is_in_them_are_kept_for_long(self):
        for path, kept in (("/", False), ("/page.js", False), ("/assets/plain.js", False),
                           ("/assets/index-Bu73naYH.js", True), ("/index-Bu73naYH.js", False)):
            with self.subTest(path):
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
                connection.request("GET", path)
                response = connection.getresponse()
                response.read()
                connection.close()
                self.assertEqual(response.status, 200)
                self.assertEqual("immutable" in response.headers["Cache-Control"], kept)

    def test_head_has_no_body(self):
        self.assertEqual(self.ask("/", "HEAD")[::2], (200, b""))

    def test_nothing_outside_the_folder_is_served(self):
        for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/x/../../secret.txt", "//etc/passwd", "/%00", "/%zz"]:
            self.assertIn(self.ask(path)[0], (400, 404), path)

    def test_a_missing_file_is_404_and_another_method_405(self):
        self.assertEqual(self.ask("/no.html")[0], 404)
        self.assertEqual(self.ask("/", "POST")[0], 405)

    def test_clients_that_say_nothing_or_little_keep_nobody_waiting(self):
        silent = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(40)]
        for client in silent[::2]:
            client.sendall(b"GET / HTTP/1.1\r\nHost: local")
        reader = socket.create_connection(("127.0.0.1", self.port))
        reader.sendall(b"GET /large.bin HTTP/1.0\r\n\r\n")  # and never reads
        began = time.monotonic()
        for _ in range(20):
            self.assertEqual(self.ask("/")[0], 200)
        # A server that waits for each of them takes minutes.
        self.assertLess(time.monotonic() - began, 60)
        for client in silent + [reader]:
            client.close()

    def test_more_clients_than_it_keeps_do_not_keep_others_out(self):
        silent = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(300)]
        self.assertEqual(self.ask("/")[0], 200)
        for client in silent:
            client.close()

    def test_many_clients_get_whole_files_at_a_time(self):
        sizes = []
        threads = [threading.Thread(target=lambda: sizes.append(len(self.ask("/large.bin")[2]))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sizes, [20_000_000] * 8)

    def test_line_ends_may_be_line_feeds(self):
        self.assertEqual(self.status(b"GET / HTTP/1.1\nHost: localhost\n\n"), 200)
        self.assertEqual(self.status(b"GET / HTTP/1.0\n\n"), 200)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nHost: localhost\r\n\n"), 200)

    def test_only_the_names_of_this_machine_are_served(self):
        for host in ["127.0.0.1", "localhost", "LocalHost:80", "[::1]", "[::1]:8080", f"127.0.0.1:{self.port}"]:
            self.assertEqual(self.status(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()), 200, host)
        for host in ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "127.0.0.2", "[::2]",
                     "localhost:80:80", "localhost:x", "0.0.0.0"]:
            self.assertEqual(self.status(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()), 421, host)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\n\r\n"), 400)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"), 400)

    def test_links_are_followed_only_inside_the_folder(self):
        self.assertEqual(self.ask("/in.html")[0], 200)
        for path in ["/out.txt", "/up/secret.txt", "/up/page/../secret.txt", "/up/"]:
            self.assertIn(self.ask(path)[0], (400, 404), path)

    def test_what_is_no_file_is_not_served(self):
        self.assertEqual(self.ask("/pipe")[0], 404)
        self.assertEqual(self.ask("/" + "a" * 5000)[0], 404)

    def test_requests_that_make_no_sense_are_refused_at_once(self):
        for request in [b"\n", b"nonsense\n", b"GET /\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0\xff\n", b" / HTTP/1.1\r\n\r\n",
                        b"GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n"]:
            self.assertEqual(self.status(request), 400, request)

    def test_requests_that_are_too_long_are_refused(self):
        self.assertEqual(self.status(b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"), 414)
        self.assertEqual(self.status(b"GET /" + b"a" * 9000), 414)
        self.assertEqual(self.status(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000), 431)

    def test_another_method_is_told_which_there_are(self):
        reply = self.raw(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc")
        self.assertIn(b" 405 ", reply)
        self.assertIn(b"Allow: GET, HEAD", reply)

    def test_a_client_that_never_comes_to_an_end_is_hung_up_on(self):
        began = time.monotonic()
        self.assertEqual(int(self.raw(b"GET / HTTP/1.1\r\n").split()[1]), 408)
        self.assertGreater(time.monotonic() - began, 1)

    def test_the_port_is_taken(self):
        done = subprocess.run([BINARY, "serve", "--port", str(self.port), "--folder", self.folder],
                              capture_output=True, text=True)
        self.assertEqual(done.returncode, 4)
        self.assertIn("in use", done.stderr)

    def test_a_folder_without_a_page_is_an_error(self):
        done = subprocess.run([BINARY, "serve", "--folder", self.temporary.name], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("index.html", done.stderr)

    def test_an_interrupt_ends_it(self):
        server = subprocess.Popen([BINARY, "serve", "--port", "0", "--folder", self.folder, "-q"],
                                  stdout=subprocess.PIPE, text=True)
        port = int(server.stdout.readline().rstrip("/\n").rsplit(":", 1)[1])
        with socket.create_connection(("127.0.0.1", port)) as client:  # who is connected does not hold it up
            client.sendall(b"GET / HTTP/1.1\r\n")
            server.send_signal(signal.SIGINT)
            self.assertEqual(server.wait(PATIENCE), 130)
        server.stdout.close()


if __name__ == "__main__":
    unittest.main()
