"""Tests of `gridlock serve` with a folder of a few files.

    serve.py GRIDLOCK
"""

import http.client
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
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

    def test_head_has_no_body(self):
        self.assertEqual(self.ask("/", "HEAD")[::2], (200, b""))

    def test_nothing_outside_the_folder_is_served(self):
        for path in ["/../secret.txt", "/%2e%2e/secret.txt", "/x/../../secret.txt", "//etc/passwd", "/%00", "/%zz"]:
            self.assertIn(self.ask(path)[0], (400, 404), path)

    def test_a_missing_file_is_404_and_another_method_405(self):
        self.assertEqual(self.ask("/no.html")[0], 404)
        self.assertEqual(self.ask("/", "POST")[0], 405)

    def test_a_client_that_says_nothing_keeps_nobody_waiting(self):
        with socket.create_connection(("127.0.0.1", self.port)):
            self.assertEqual(self.ask("/")[0], 200)

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
        server.stdout.readline()
        server.send_signal(signal.SIGINT)
        self.assertEqual(server.wait(PATIENCE), 130)
        server.stdout.close()


if __name__ == "__main__":
    unittest.main()
